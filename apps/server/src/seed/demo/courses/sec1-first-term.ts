import type { DemoCourse } from '../demo-content.ts';
import { videoLesson } from '../video-lesson.ts';

const PLASTIC =
  'Nour’s class wanted to find out how much plastic they really used, so they tried to live without it for one day. Getting to school was easy: Nour carried her books in a cloth bag and her water in a glass bottle. The hard part was the break, because everything in the school shop was wrapped in plastic. She went hungry until her friend shared a sandwich. After that day the students asked the shop to sell juice in glass bottles. When the bottles are empty, they are refilled. A month later, the class was throwing away only half as much rubbish as before.';

export const SEC1_FIRST_TERM: DemoCourse = {
  key: 'sec1-first',
  name: 'Grammar أولى ثانوي كله',
  description:
    'لو الأزمنة بتتلخبط معاك ابدأ من هنا: كل زمن بفيديو قصير وامتحان صغير بعده، وبعدين نحل من الكتب الخارجية سؤال سؤال لحد ما القاعدة تثبت.',
  grade: 'Secondary1',
  term: 'First',
  pricePiastres: 15_000,
  imageFile: 'cover-board.webp',
  openToAll: false,
  active: true,
  units: [
    {
      name: 'الوحدة الأولى',
      title: 'Present Perfect ولا Past Simple؟',
      lessons: [
        videoLesson('since ولا for؟', 'present-perfect', 'ملخص since / for'),
        videoLesson('راجع المضارع الأول', 'present-tenses'),
        {
          type: 'Quiz',
          name: 'امتحان الوحدة الأولى',
          questions: [
            {
              text: 'Mariam ____ English since she was ten.',
              choices: ['studies', 'has studied', 'studied', 'is studying'],
              right: 1,
              explanation: 'since مع بداية الوقت: have / has + p.p.',
            },
            {
              text: 'They ____ to Alexandria two years ago.',
              choices: ['have moved', 'had moved', 'move', 'moved'],
              right: 3,
              explanation: 'ago دايمًا مع الماضي البسيط.',
            },
            {
              text: 'I haven’t seen Omar ____ last Ramadan.',
              choices: ['since', 'for', 'from', 'during'],
              right: 0,
              explanation: 'last Ramadan نقطة بداية: since.',
            },
            {
              text: 'We have lived in this flat ____ ten years.',
              choices: ['since', 'ago', 'for', 'in'],
              right: 2,
              explanation: 'ten years مدة: for.',
            },
            {
              text: 'Have you finished your project ____? — No, not ____.',
              choices: ['yet / yet', 'already / just', 'just / ever', 'ever / already'],
              right: 0,
              explanation: 'yet في آخر السؤال وفي الإجابة المنفية.',
            },
            {
              text: 'Dad isn’t here. He ____ to the bank. He’ll be back soon.',
              choices: ['has been', 'went', 'has gone', 'goes'],
              right: 2,
              explanation: 'has gone راح ولسه ما رجعش، has been راح ورجع.',
            },
            {
              text: 'This is the best novel I ____.',
              choices: ['ever read', 'have ever read', 'had never read', 'am ever reading'],
              right: 1,
              explanation: 'بعد the best … نستخدم المضارع التام مع ever.',
              weight: 2,
            },
            {
              text: 'When ____ your first mobile phone?',
              choices: ['have you bought', 'you bought', 'do you bought', 'did you buy'],
              right: 3,
              explanation: 'When بتسأل عن وقت محدد: did + المصدر.',
            },
          ],
        },
      ],
      resources: [
        { title: 'ورقة تدريب since / for', type: 'pdf', file: 'exercise-sheet.pdf' },
        { title: 'جدول الأفعال الشاذة', type: 'link', url: 'https://www.oxfordlearnersdictionaries.com/' },
      ],
    },
    {
      name: 'الوحدة التانية',
      title: 'If: الحالة الصفرية والأولى والتانية',
      lessons: [
        videoLesson('لو ذاكرت… كنت هتنجح؟', 'conditionals'),
        {
          type: 'Quiz',
          name: 'امتحان if',
          questions: [
            {
              text: 'If you heat ice, it ____.',
              choices: ['melts', 'would melt', 'melted', 'had melted'],
              right: 0,
              explanation: 'حقيقة علمية: الحالة الصفرية، مضارع ومضارع.',
            },
            {
              text: 'If it ____ tomorrow, we’ll cancel the trip.',
              choices: ['will rain', 'rained', 'rains', 'would rain'],
              right: 2,
              explanation: 'بعد if في الحالة الأولى مضارع بسيط، مش will.',
            },
            {
              text: 'If I ____ you, I would tell the truth.',
              choices: ['am', 'were', 'be', 'will be'],
              right: 1,
              explanation: 'للنصيحة: If I were you.',
            },
            {
              text: 'You won’t pass ____ you study harder.',
              choices: ['if', 'when', 'because', 'unless'],
              right: 3,
              explanation: 'unless معناها if not.',
            },
            {
              text: 'What would you do if you ____ a lot of money on the street?',
              choices: ['find', 'found', 'have found', 'will find'],
              right: 1,
              explanation: 'would في الجواب، يبقى ماضي بسيط بعد if.',
            },
            {
              text: 'If she had more free time, she ____ a new language.',
              choices: ['will learn', 'learned', 'would learn', 'learns'],
              right: 2,
            },
          ],
        },
      ],
      resources: [],
    },
    {
      name: 'الوحدة التالتة',
      title: 'must و have to و should: فرض ولا نصيحة؟',
      lessons: [
        videoLesson('أكيد؟ ممكن؟ مستحيل؟', 'modals'),
        {
          type: 'Quiz',
          name: 'امتحان modals',
          questions: [
            {
              text: 'You ____ use your phone during the exam. It’s forbidden.',
              choices: ['don’t have to', 'needn’t', 'mustn’t', 'couldn’t'],
              right: 2,
              explanation: 'ممنوع: mustn’t. أما don’t have to فمعناها مش لازم.',
            },
            {
              text: 'Tomorrow is a holiday, so we ____ go to school.',
              choices: ['don’t have to', 'mustn’t', 'can’t', 'shouldn’t'],
              right: 0,
              explanation: 'مش لازم نروح: don’t have to.',
            },
            {
              text: 'You look ill. You ____ see a doctor.',
              choices: ['used to', 'should', 'needn’t', 'had'],
              right: 1,
              explanation: 'نصيحة: should.',
            },
            {
              text: 'When I was five, I ____ swim very well.',
              choices: ['can', 'must', 'may', 'could'],
              right: 3,
              explanation: 'قدرة في الماضي: could.',
            },
            {
              text: 'We ____ wait for two hours at the hospital yesterday.',
              choices: ['must', 'had to', 'have to', 'should'],
              right: 1,
              explanation: 'ماضي must و have to هو had to.',
            },
          ],
        },
        videoLesson('إزاي تحل القطعة في خطوات', 'reading'),
      ],
      resources: [{ title: 'كلمات الوحدة', type: 'doc', file: 'word-list.docx' }],
    },
    {
      name: 'الوحدة الرابعة',
      title: 'قطعة وكلمات: A Day without Plastic',
      lessons: [
        videoLesson('كلمات القطعة مع صحابها', 'vocabulary'),
        {
          type: 'Quiz',
          name: 'امتحان القطعة',
          questions: [
            {
              passage: PLASTIC,
              text: 'Why did Nour’s class decide to live without plastic for a day?',
              choices: ['To save money', 'To win a prize', 'To learn how much they used', 'To please their parents'],
              right: 2,
              explanation: 'في أول القطعة: to find out how much plastic they really used.',
            },
            {
              passage: PLASTIC,
              text: 'What was the hardest part of the day for Nour?',
              choices: ['Buying a snack', 'Walking to school', 'Carrying a bag', 'Writing a list'],
              right: 0,
              explanation: 'في القطعة: everything in the school shop was wrapped in plastic.',
            },
            {
              passage: PLASTIC,
              text: 'The word “they” in “they are refilled” refers to ____.',
              choices: ['the students', 'the shops', 'the bags', 'the glass bottles'],
              right: 3,
            },
            {
              passage: PLASTIC,
              text: 'The word “wrapped” is closest in meaning to ____.',
              choices: ['sold', 'covered', 'hidden', 'cooked'],
              right: 1,
            },
            {
              passage: PLASTIC,
              text: 'What can we understand from the last sentence?',
              choices: [
                'The class now uses less plastic.',
                'The shop has closed.',
                'Nour stopped eating snacks.',
                'The school banned all bottles.',
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
