import type { DemoCourse } from '../demo-content.ts';
import { videoLesson } from '../video-lesson.ts';

export const SEC1_FIRST_WEEK: DemoCourse = {
  key: 'sec1-trial',
  name: 'أول أسبوع علينا',
  description: 'جرّب طريقة الشرح قبل ما تدفع جنيه: ٣ فيديوهات وامتحانات.',
  grade: 'Secondary1',
  term: 'First',
  pricePiastres: 0,
  imageFile: null,
  openToAll: false,
  active: true,
  units: [
    {
      name: 'الحصة الأولى',
      title: 'اختبار تحديد مستوى',
      lessons: [
        {
          type: 'Quiz',
          name: 'إنت في أنهي مستوى؟',
          questions: [
            {
              text: 'How ____ sugar do you take in your tea?',
              choices: ['many', 'much', 'few', 'long'],
              right: 1,
              explanation: 'sugar لا يُعد: how much.',
            },
            {
              text: 'She doesn’t eat meat, ____?',
              choices: ['doesn’t she', 'is she', 'did she', 'does she'],
              right: 3,
              explanation: 'الجملة منفية فالسؤال المذيّل مثبت: does she?',
            },
            {
              text: 'I enjoy ____ stories before I sleep.',
              choices: ['reading', 'read', 'to read', 'to reading'],
              right: 0,
              explanation: 'بعد enjoy الفعل بياخد ing.',
            },
            {
              text: 'He decided ____ medicine at university.',
              choices: ['studying', 'study', 'to study', 'studied'],
              right: 2,
              explanation: 'decide + to + المصدر.',
            },
            {
              text: 'The soup smells ____.',
              choices: ['deliciously', 'delicious', 'deliciousness', 'more deliciously'],
              right: 1,
              explanation: 'smell من أفعال الحواس وبعده صفة.',
            },
            {
              text: 'There are only ____ eggs left. We need to buy some more.',
              choices: ['little', 'much', 'a few', 'a little'],
              right: 2,
              explanation: 'eggs معدود: a few.',
            },
          ],
        },
        videoLesson('خطتك في الشهر الأول', 'reading'),
      ],
      resources: [],
    },
    {
      name: 'الحصة التانية',
      title: 'since ولا for؟',
      lessons: [videoLesson('شرح since و for', 'present-perfect', 'ورقة تدريب مجانية')],
      resources: [{ title: 'ورقة تدريب مجانية', type: 'pdf', file: 'exercise-sheet.pdf' }],
    },
    {
      name: 'الحصة التالتة',
      title: 'مواقف: تقول إيه لما…',
      lessons: [
        videoLesson('جُمل جاهزة لكل موقف', 'vocabulary'),
        {
          type: 'Quiz',
          name: 'امتحان المواقف',
          questions: [
            {
              text: 'A tourist asks you the way to the museum, but you don’t know. You say: “____”',
              choices: ['I’m sorry, I’m a stranger here too.', 'You are welcome.', 'Not at all.', 'What a museum!'],
              right: 0,
            },
            {
              text: 'Your friend suggests going for a walk, and you like the idea. You say: “____”',
              choices: ['I’d rather not.', 'I’m afraid I can’t.', 'That sounds great!', 'No, let’s not.'],
              right: 2,
            },
            {
              text: 'You didn’t hear what your teacher said. You say: “____”',
              choices: ['Speak!', 'Sorry, could you say that again?', 'I hear you.', 'Never mind.'],
              right: 1,
              explanation: 'طلب بأدب: Could you …?',
            },
            {
              text: '“Thank you for your help.” — “____”',
              choices: ['Yes, please.', 'Me too.', 'So do I.', 'Don’t mention it.'],
              right: 3,
              explanation: 'الرد على الشكر: Don’t mention it / You’re welcome.',
            },
            {
              text: 'You want to refuse an invitation politely. You say: “____”',
              choices: [
                'I’d love to, but I have to study.',
                'Leave me alone.',
                'Of course I will.',
                'I don’t like you.',
              ],
              right: 0,
            },
          ],
        },
      ],
      resources: [],
    },
  ],
};
