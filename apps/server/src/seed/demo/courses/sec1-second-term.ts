import type { DemoCourse } from '../demo-content.ts';
import { videoLesson } from '../video-lesson.ts';

export const SEC1_SECOND_TERM: DemoCourse = {
  key: 'sec1-second',
  name: 'منهج الترم التاني كامل، أولى ثانوي',
  description: 'شرح وكلمات وقطع، وحل كتاب المدرسة والكتب الخارجية لحد ليلة الامتحان.',
  grade: 'Secondary1',
  term: 'Second',
  pricePiastres: 22_000,
  imageFile: null,
  openToAll: false,
  active: true,
  units: [
    {
      name: 'Unit 7',
      title: 'اللي واللي: who و which و whose و where',
      lessons: [
        videoLesson('شرح ضمائر الوصل', 'relative-clauses', 'ورقة تدريب ضمائر الوصل'),
        {
          type: 'Quiz',
          name: 'Unit 7 Quiz',
          questions: [
            {
              text: 'The doctor ____ treated my grandmother works in this hospital.',
              choices: ['which', 'whose', 'who', 'where'],
              right: 2,
              explanation: 'the doctor عاقل وفاعل للفعل treated: who.',
            },
            {
              text: 'This is the shop ____ I bought my laptop.',
              choices: ['where', 'which', 'that', 'whose'],
              right: 0,
              explanation: 'بعدها جملة كاملة (I bought my laptop): where.',
            },
            {
              text: 'The boy ____ bike was stolen went to the police.',
              choices: ['who', 'whom', 'which', 'whose'],
              right: 3,
              explanation: 'bike بتاعة الولد: ملكية whose.',
            },
            {
              text: 'The film ____ we watched last night was boring.',
              choices: ['where', 'which', 'who', 'whose'],
              right: 1,
              explanation: 'watched محتاجة مفعول، والفيلم غير عاقل: which.',
            },
            {
              text: '2011 is the year ____ my sister was born.',
              choices: ['when', 'which', 'where', 'whose'],
              right: 0,
              explanation: 'زمن وبعده جملة كاملة: when.',
            },
          ],
        },
      ],
      resources: [],
    },
    {
      name: 'Unit 8',
      title: 'Past Perfect: مين حصل الأول؟',
      lessons: [
        videoLesson('ارجع خطوة: التام في الماضي والحاضر', 'present-perfect'),
        {
          type: 'Quiz',
          name: 'Unit 8 Quiz',
          questions: [
            {
              text: 'When we arrived at the cinema, the film ____ already.',
              choices: ['has started', 'starts', 'had started', 'was starting'],
              right: 2,
              explanation: 'الفيلم بدأ قبل ما نوصل: had + p.p.',
            },
            {
              text: 'After he ____ his homework, he went out with his friends.',
              choices: ['had finished', 'has finished', 'finishes', 'was finishing'],
              right: 0,
              explanation: 'after + past perfect، وبعدها ماضي بسيط.',
            },
            {
              text: 'By the time the police came, the thief ____.',
              choices: ['escapes', 'had escaped', 'has escaped', 'will escape'],
              right: 1,
              explanation: 'By the time + ماضي بسيط، والتاني past perfect.',
            },
            {
              text: 'I didn’t want to see the play because I ____ it before.',
              choices: ['saw', 'see', 'have seen', 'had seen'],
              right: 3,
              explanation: 'شافها قبل نقطة في الماضي: had seen.',
            },
            {
              text: 'It wasn’t until she got home that she ____ her keys were missing.',
              choices: ['has noticed', 'noticed', 'had noticed', 'notices'],
              right: 1,
              explanation: 'It wasn’t until + ماضي + that + ماضي بسيط.',
            },
          ],
        },
      ],
      resources: [{ title: 'كلمات Unit 8', type: 'doc', file: 'word-list.docx' }],
    },
    {
      name: 'Unit 9',
      title: 'كلمات البيئة و phrasal verbs',
      lessons: [
        videoLesson('make ولا do؟', 'vocabulary'),
        {
          type: 'Quiz',
          name: 'Unit 9 Quiz',
          questions: [
            {
              text: 'We should ____ our rubbish instead of throwing it away.',
              choices: ['recycle', 'pollute', 'waste', 'damage'],
              right: 0,
            },
            {
              text: 'It’s getting dark. Could you ____ the light, please?',
              choices: ['turn off', 'turn into', 'turn on', 'turn down'],
              right: 2,
              explanation: 'turn on يفتح النور.',
            },
            {
              text: 'Smoking is bad for you. You should ____ it up.',
              choices: ['take', 'give', 'put', 'look'],
              right: 1,
              explanation: 'give up يعني يبطّل (= stop).',
            },
            {
              text: 'If you don’t know a word, ____ in the dictionary.',
              choices: ['look it down', 'look after it', 'look into', 'look it up'],
              right: 3,
              explanation: 'look up يدوّر على معنى كلمة.',
            },
            {
              text: 'Air ____ is a serious problem in big cities.',
              choices: ['polluted', 'pollute', 'pollution', 'polluting'],
              right: 2,
              explanation: 'محتاجين اسم: air pollution.',
            },
            {
              text: 'Scientists do ____ to find new medicines.',
              choices: ['mistakes', 'research', 'decisions', 'progress'],
              right: 1,
              explanation: 'do research، لكن make mistakes / decisions / progress.',
            },
          ],
        },
      ],
      resources: [],
    },
  ],
};
