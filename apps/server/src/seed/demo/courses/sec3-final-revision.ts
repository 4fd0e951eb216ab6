import type { DemoCourse } from '../demo-content.ts';
import { videoLesson } from '../video-lesson.ts';

export const SEC3_FINAL_REVISION: DemoCourse = {
  key: 'sec3-revision',
  name: 'مراجعة ليلة الامتحان: كل اللي ممكن ييجي في ورقة واحدة، قواعد وكلمات ومواقف',
  description:
    'مراجعة نهائية سريعة، كل المحاضرات مفتوحة من أول يوم ومن غير مواعيد. شوف الفيديو، حل الامتحان، راجع غلطاتك، ونام بدري.',
  grade: 'Secondary3',
  term: 'Second',
  pricePiastres: 9_950,
  imageFile: 'cover-books.webp',
  openToAll: true,
  active: true,
  units: [
    {
      name: 'Grammar',
      title: 'القواعد اللي بتيجي كل سنة',
      lessons: [
        videoLesson('If في دقيقة', 'conditionals'),
        videoLesson('Reported Speech في دقيقة', 'reported-speech'),
        videoLesson('Relative Clauses في دقيقة', 'relative-clauses'),
        {
          type: 'Quiz',
          name: 'امتحان القواعد الشامل',
          questions: [
            {
              text: 'Not only ____ the race, but he also broke the record.',
              choices: ['he won', 'did he win', 'he did win', 'does he wins'],
              right: 1,
              explanation: 'Not only في الأول بتقلب الترتيب زي السؤال.',
              weight: 2,
            },
            {
              text: 'It’s high time we ____ home.',
              choices: ['go', 'will go', 'gone', 'went'],
              right: 3,
              explanation: 'It’s (high) time + فاعل + ماضي بسيط.',
            },
            {
              text: 'I’d rather you ____ smoke in here.',
              choices: ['didn’t', 'don’t', 'won’t', 'not'],
              right: 0,
              explanation: 'would rather + شخص تاني + ماضي بسيط.',
            },
            {
              text: 'Had I known about the traffic, I ____ the metro.',
              choices: ['would take', 'had taken', 'would have taken', 'will take'],
              right: 2,
              explanation: 'Had I known = If I had known: حالة تالتة.',
            },
            {
              text: 'Everyone ____ to bring a pencil to the exam tomorrow.',
              choices: ['have', 'are having', 'having', 'has'],
              right: 3,
              explanation: 'everyone بتاخد فعل مفرد.',
            },
            {
              text: 'The news ____ very good this morning.',
              choices: ['was', 'were', 'are', 'have been'],
              right: 0,
              explanation: 'news مفرد لا يُعد.',
            },
            {
              text: 'The more you practise, ____ your English becomes.',
              choices: ['better', 'the better', 'the best', 'the more better'],
              right: 1,
              explanation: 'The + مقارنة، the + مقارنة.',
            },
            {
              text: 'Let’s have a break, ____?',
              choices: ['do we', 'will you', 'shall we', 'aren’t we'],
              right: 2,
              explanation: 'ذيل Let’s دايمًا shall we.',
            },
            {
              text: 'She has two brothers, both of ____ are doctors.',
              choices: ['who', 'them', 'which', 'whom'],
              right: 3,
              explanation: 'بعد حرف الجر مع العاقل: whom.',
            },
            {
              text: 'Which sentence means “He stopped being a smoker”?',
              choices: ['He stopped to smoke.', 'He gave up smoking.', 'He is used to smoking.', 'He used up smoke.'],
              right: 1,
            },
          ],
        },
      ],
      resources: [{ title: 'ورقة ليلة الامتحان', type: 'pdf', file: 'exercise-sheet.pdf' }],
    },
    {
      name: 'Vocabulary',
      title: 'أهم الكلمات المتشابهة',
      lessons: [
        videoLesson('كل كلمة مع صاحبتها', 'vocabulary'),
        {
          type: 'Quiz',
          name: 'امتحان الكلمات',
          questions: [
            {
              text: 'Too much sugar can have a bad ____ on your health.',
              choices: ['affect', 'effect', 'effort', 'effective'],
              right: 1,
              explanation: 'effect اسم، affect فعل.',
            },
            {
              text: 'Prices have ____ sharply this year.',
              choices: ['risen', 'raised', 'arisen', 'aroused'],
              right: 0,
              explanation: 'rise من غير مفعول، raise محتاجة مفعول.',
            },
            {
              text: 'The thief managed to ____ the bank and run away with the money.',
              choices: ['steal', 'lose', 'miss', 'rob'],
              right: 3,
              explanation: 'rob مكان أو شخص، steal الحاجة نفسها.',
            },
            {
              text: 'Clothes are cheaper in the summer ____.',
              choices: ['sell', 'seller', 'sales', 'sailing'],
              right: 2,
            },
            {
              text: 'My uncle is a very ____ man; he always thinks before he decides.',
              choices: ['sensible', 'sensitive', 'senseless', 'sensational'],
              right: 0,
              explanation: 'sensible عاقل، sensitive حساس.',
            },
            {
              text: 'The prefix that makes “possible” negative is “____”.',
              choices: ['un-', 'dis-', 'im-', 'ir-'],
              right: 2,
              explanation: 'النفي: impossible.',
            },
          ],
        },
      ],
      resources: [{ title: 'الكلمات المتشابهة', type: 'doc', file: 'word-list.docx' }],
    },
    {
      name: 'Functions',
      title: 'المواقف والترجمة',
      lessons: [
        {
          type: 'Quiz',
          name: 'امتحان المواقف',
          questions: [
            {
              text: 'A: “Would you mind opening the window?” B: “____” (B is happy to do it.)',
              choices: ['Yes, I would mind.', 'Not at all.', 'I’d rather you didn’t.', 'Yes, it is open.'],
              right: 1,
              explanation: 'الموافقة على Would you mind بتكون بالنفي: Not at all.',
            },
            {
              text: '“I have a job interview tomorrow.” — “____”',
              choices: ['Good luck!', 'Well done!', 'Get well soon!', 'Same to you!'],
              right: 0,
            },
            {
              text: 'Which sentence is the politest request?',
              choices: [
                'Give me that file.',
                'I want that file.',
                'You give me that file?',
                'I wonder if you could give me that file.',
              ],
              right: 3,
            },
            {
              text: '“I don’t like horror films.” — “____”',
              choices: ['So do I.', 'Neither am I.', 'Neither do I.', 'I do too.'],
              right: 2,
              explanation: 'الاتفاق مع النفي: Neither do I.',
            },
            {
              text: 'The best translation of «العلم نور» is “____”.',
              choices: ['Science has electricity.', 'Knowledge is light.', 'The flag is lit.', 'Teach me light.'],
              right: 1,
            },
          ],
        },
        videoLesson('آخر نصايح قبل اللجنة', 'reading'),
      ],
      resources: [],
    },
  ],
};
