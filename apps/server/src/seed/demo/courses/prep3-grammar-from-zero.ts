import type { DemoCourse } from '../demo-content.ts';
import { videoLesson } from '../video-lesson.ts';

export const PREP3_GRAMMAR_FROM_ZERO: DemoCourse = {
  key: 'prep3-zero',
  name: 'Grammar من الصفر قبل أولى ثانوي',
  description: 'تأسيس ببلاش في الإجازة: ٣ محاضرات مفتوحة لأي حد، من غير كود.',
  grade: 'prep3',
  term: 'Summer',
  pricePiastres: 0,
  imageFile: 'cover-board.webp',
  openToAll: true,
  active: true,
  units: [
    {
      name: 'اليوم الأول',
      title: 'أجزاء الكلام: اسم ولا فعل ولا صفة؟',
      lessons: [
        videoLesson('الأزمنة في صورة واحدة', 'present-tenses'),
        {
          type: 'Quiz',
          name: 'جرّب نفسك: أجزاء الكلام',
          questions: [
            {
              text: 'Which word is an adjective?',
              choices: ['quickly', 'happiness', 'careful', 'decide'],
              right: 2,
              explanation: 'careful صفة، quickly ظرف، happiness اسم، decide فعل.',
            },
            {
              text: 'He drives very ____.',
              choices: ['careful', 'carefully', 'care', 'caring'],
              right: 1,
              explanation: 'بنوصف الفعل drives، فمحتاجين ظرف (adverb).',
            },
            {
              text: 'My brother is ____ engineer.',
              choices: ['an', 'a', 'the', 'no article'],
              right: 0,
              explanation: 'engineer بتبدأ بصوت متحرك: an.',
              pinned: true,
            },
            {
              text: 'There isn’t ____ milk in the fridge.',
              choices: ['some', 'many', 'a', 'any'],
              right: 3,
              explanation: 'milk لا يُعد والجملة منفية: any.',
            },
            {
              text: 'The plural of “child” is “____”.',
              choices: ['childs', 'children', 'childes', 'childrens'],
              right: 1,
            },
          ],
        },
      ],
      resources: [],
    },
    {
      name: 'اليوم التاني',
      title: 'المقارنة: taller ولا the tallest؟',
      lessons: [
        videoLesson('كلمات المقارنة وصحابها', 'vocabulary'),
        {
          type: 'Quiz',
          name: 'جرّب نفسك: المقارنة',
          questions: [
            {
              text: 'The Nile is ____ river in Africa.',
              choices: ['longer', 'the longest', 'long', 'the longer'],
              right: 1,
              explanation: 'مقارنة بين كل الأنهار: the + est.',
            },
            {
              text: 'This exercise is ____ than the last one.',
              choices: ['difficult', 'most difficult', 'difficulter', 'more difficult'],
              right: 3,
              explanation: 'صفة طويلة مع than: more difficult.',
            },
            {
              text: 'Ali is as ____ as his brother.',
              choices: ['tall', 'taller', 'tallest', 'more tall'],
              right: 0,
              explanation: 'بين as و as الصفة بتفضل زي ما هي.',
            },
            {
              text: 'My new school is ____ than my old one.',
              choices: ['good', 'best', 'better', 'more good'],
              right: 2,
              explanation: 'صفة شاذة: good, better, the best.',
            },
            {
              text: 'Which sentence is correct?',
              choices: [
                'She is more clever from me.',
                'She is the cleverest student in the class.',
                'She is cleverest than Mona.',
                'She is the more clever of all.',
              ],
              right: 1,
            },
          ],
        },
      ],
      resources: [{ title: 'قاموس Oxford للطلبة', type: 'link', url: 'https://www.oxfordlearnersdictionaries.com/' }],
    },
    {
      name: 'اليوم التالت',
      title: 'going to ولا will؟',
      lessons: [
        videoLesson('المستقبل مع if الحالة الأولى', 'conditionals', 'ورقة تدريب المستقبل'),
        {
          type: 'Quiz',
          name: 'جرّب نفسك: المستقبل',
          questions: [
            {
              text: 'Look at those black clouds! It ____.',
              choices: ['rains', 'is going to rain', 'rained', 'has rained'],
              right: 1,
              explanation: 'عندنا دليل قدام عينينا: going to.',
            },
            {
              text: 'The phone is ringing. — OK, I ____ it.',
              choices: ['am going to answer', 'answer', 'will answer', 'answered'],
              right: 2,
              explanation: 'قرار في نفس اللحظة: will.',
            },
            {
              text: 'I ____ my uncle at the airport at six this evening. It’s all arranged.',
              choices: ['am meeting', 'meet', 'met', 'have met'],
              right: 0,
              explanation: 'ترتيب متفق عليه: present continuous.',
            },
            {
              text: 'We have bought paint because we ____ the kitchen tomorrow.',
              choices: ['painted', 'paint', 'were painting', 'are going to paint'],
              right: 3,
              explanation: 'نية متخطط لها من قبل: going to.',
            },
            {
              text: 'I think people ____ on the moon one day.',
              choices: ['live', 'are living', 'will live', 'lived'],
              right: 2,
              explanation: 'توقع مع I think: will.',
            },
          ],
        },
      ],
      resources: [],
    },
  ],
};
