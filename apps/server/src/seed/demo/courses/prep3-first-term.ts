import type { DemoCourse } from '../demo-content.ts';
import { videoLesson } from '../video-lesson.ts';

const LIBRARY =
  'Hany is fifteen and lives in a small village with no library. Every Friday he puts forty books in two boxes on his bicycle and rides round the village. His first stop is near the mosque, and his last is by the canal. Any child may take two books and keep them for two weeks. “Nobody has ever lost one,” says Hany proudly.';

export const PREP3_FIRST_TERM: DemoCourse = {
  key: 'prep3-first',
  name: 'منهج الترم الأول كامل، تالتة إعدادي',
  description:
    'شرح كل وحدات الترم الأول: كلمات وقواعد وقطع، ومع كل محاضرة امتحان صغير وورقة تدريب. الكورس ماشي مع كتاب المدرسة أسبوع بأسبوع، فلو فاتتك حصة هتلاقيها هنا.',
  grade: 'prep3',
  term: 'First',
  pricePiastres: 12_000,
  imageFile: null,
  openToAll: false,
  active: true,
  units: [
    {
      name: 'المحاضرة الأولى',
      title: 'Present Simple ولا Present Continuous؟',
      lessons: [
        videoLesson('شرح المضارع البسيط والمستمر', 'present-tenses', 'ورقة تدريب المحاضرة'),
        {
          type: 'Quiz',
          name: 'امتحان المضارع',
          questions: [
            {
              text: 'My father ____ to work by metro every day.',
              choices: ['go', 'goes', 'is going', 'going'],
              right: 1,
              explanation: 'every day يعني عادة، و my father مفرد: goes.',
            },
            {
              text: 'Look! The children ____ football in the rain.',
              choices: ['are playing', 'play', 'plays', 'played'],
              right: 0,
              explanation: 'Look! معناها إن الحدث بيحصل دلوقتي.',
            },
            {
              text: 'I ____ what you mean. Can you say it again?',
              choices: ['am not understanding', 'not understand', 'doesn’t understand', 'don’t understand'],
              right: 3,
              explanation: 'understand فعل حالة، مش بياخد ing، ومع I نستخدم don’t.',
            },
            {
              text: 'The train to Tanta ____ at 7:30 every morning.',
              choices: ['is leaving', 'leave', 'leaves', 'has left'],
              right: 2,
              explanation: 'مواعيد القطارات الثابتة مضارع بسيط.',
            },
            {
              text: 'Why ____ your coat? It is very hot today!',
              choices: ['do you wear', 'are you wearing', 'you are wearing', 'did you wear'],
              right: 1,
              explanation: 'بيسأل عن حاجة بتحصل دلوقتي، وترتيب السؤال are you + ing.',
            },
          ],
        },
      ],
      resources: [{ title: 'ورقة تدريب المضارع', type: 'pdf', file: 'exercise-sheet.pdf' }],
    },
    {
      name: 'المحاضرة التانية',
      title: 'Past Simple و used to',
      lessons: [
        videoLesson('امتى الماضي البسيط وامتى المضارع التام', 'present-perfect'),
        {
          type: 'Quiz',
          name: 'امتحان الماضي',
          questions: [
            {
              text: 'We ____ the pyramids last Friday.',
              choices: ['visit', 'have visited', 'visited', 'were visit'],
              right: 2,
              explanation: 'last Friday وقت معروف في الماضي.',
            },
            {
              text: 'My grandfather ____ in Aswan when he was young, but now he lives in Cairo.',
              choices: ['used to live', 'uses to live', 'used to living', 'is used to live'],
              right: 0,
              explanation: 'عادة قديمة وخلصت: used to + المصدر.',
            },
            {
              text: 'I ____ my homework when the lights went out.',
              choices: ['do', 'was doing', 'am doing', 'have done'],
              right: 1,
              explanation: 'حدث كان مستمر وحدث تاني قطعه: was doing … went out.',
            },
            {
              text: '____ you at the club yesterday evening?',
              choices: ['Did', 'Was', 'Have', 'Were'],
              right: 3,
              explanation: 'مفيش فعل أساسي بعد you، فمحتاجين verb to be، ومع you: Were.',
            },
            {
              text: 'She ____ use to like fish, but now she loves it.',
              choices: ['wasn’t', 'hasn’t', 'didn’t', 'doesn’t'],
              right: 2,
              explanation: 'النفي: didn’t use to.',
            },
          ],
        },
      ],
      resources: [],
    },
    {
      name: 'المحاضرة التالتة',
      title: 'كلمات الوحدة التالتة وحروف الجر اللي الكل بيتلخبط فيها',
      lessons: [
        videoLesson('احفظ الكلمة مع صاحبتها', 'vocabulary'),
        {
          type: 'Quiz',
          name: 'امتحان الكلمات وحروف الجر',
          questions: [
            {
              text: 'She is very good ____ drawing animals.',
              choices: ['in', 'at', 'with', 'for'],
              right: 1,
              explanation: 'good at + اسم أو ing.',
            },
            {
              text: 'A person who repairs cars is called a ____.',
              choices: ['driver', 'pilot', 'farmer', 'mechanic'],
              right: 3,
            },
            {
              text: 'The museum opens ____ nine o’clock ____ Sundays.',
              choices: ['at / on', 'in / at', 'on / in', 'at / in'],
              right: 0,
              explanation: 'at مع الساعة، و on مع الأيام.',
            },
            {
              text: 'Could I ____ your ruler, please? I left mine at home.',
              choices: ['lend', 'give', 'borrow', 'buy'],
              right: 2,
              explanation: 'borrow ياخد سلف، lend يدّي سلف.',
            },
            {
              text: 'The opposite of “ancient” is “____”.',
              choices: ['modern', 'famous', 'beautiful', 'huge'],
              right: 0,
            },
            {
              text: 'I am interested ____ learning about space.',
              choices: ['on', 'at', 'about', 'in'],
              right: 3,
              explanation: 'interested دايمًا معاها in.',
            },
          ],
        },
      ],
      resources: [{ title: 'كلمات الوحدة', type: 'doc', file: 'word-list.docx' }],
    },
    {
      name: 'المحاضرة الرابعة',
      title: 'مراجعة على كل اللي فات',
      lessons: [
        videoLesson('إزاي تحل القطعة', 'reading'),
        {
          type: 'Quiz',
          name: 'امتحان قطعة ومواقف',
          questions: [
            {
              passage: LIBRARY,
              text: 'Where does Hany’s library stop first?',
              choices: ['At the school', 'Near the mosque', 'At the market', 'By the canal'],
              right: 1,
            },
            {
              passage: LIBRARY,
              text: 'How does Hany carry the books?',
              choices: ['In a car', 'On a donkey', 'On his bicycle', 'By train'],
              right: 2,
            },
            {
              passage: LIBRARY,
              text: 'How many books may a child take each time?',
              choices: ['One', 'Two', 'Three', 'Four'],
              right: 1,
              pinned: true,
            },
            {
              text: 'Your friend says: “I have passed all my exams!” You say: “____”',
              choices: ['What a pity!', 'Never mind.', 'Bad luck!', 'Congratulations!'],
              right: 3,
            },
            {
              text: 'You want to sit beside someone on the bus. You say: “____”',
              choices: ['Do you mind if I sit here?', 'You must stand up.', 'I sat here.', 'What are you sitting on?'],
              right: 0,
              explanation: 'استئذان بأدب: Do you mind if I …?',
            },
          ],
        },
      ],
      resources: [],
    },
  ],
};
