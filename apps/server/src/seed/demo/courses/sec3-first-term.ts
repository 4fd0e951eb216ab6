import type { DemoCourse } from '../demo-content.ts';
import { videoLesson } from '../video-lesson.ts';

export const SEC3_FIRST_TERM: DemoCourse = {
  key: 'sec3-first',
  name: 'تالتة ثانوي من أول وجديد',
  description:
    'المنهج كله من أول وحدة بنظام الامتحان الجديد: شرح، وكلمات، وأسئلة مستويات عليا، ومتابعة أسبوعية مع ولي الأمر. كل أسبوع محاضرة بتتفتح لمدة ٧ أيام، فذاكر أول بأول.',
  grade: 'Secondary3',
  term: 'First',
  pricePiastres: 25_000,
  imageFile: null,
  openToAll: false,
  active: true,
  units: [
    {
      name: 'Lecture 1',
      title: 'مراجعة الأزمنة كلها في محاضرة واحدة من غير ما تحفظ جدول',
      lessons: [
        videoLesson('المضارع بنوعيه', 'present-tenses'),
        videoLesson('التام والماضي', 'present-perfect', 'ورقة تدريب الأزمنة'),
        {
          type: 'Quiz',
          name: 'امتحان الأزمنة',
          questions: [
            {
              text: 'By this time next year, I ____ from school.',
              choices: ['will graduate', 'will have graduated', 'graduate', 'have graduated'],
              right: 1,
              explanation: 'By + وقت في المستقبل: will have + p.p.',
            },
            {
              text: 'Don’t phone me at nine tonight. I ____ the match.',
              choices: ['will be watching', 'watch', 'will have watched', 'watched'],
              right: 0,
              explanation: 'حدث هيكون مستمر في وقت محدد: will be + ing.',
            },
            {
              text: 'He is tired because he ____ all day.',
              choices: ['works', 'is working', 'has been working', 'had worked'],
              right: 2,
              explanation: 'نشاط استمر لحد دلوقتي ونتيجته باينة: has been + ing.',
            },
            {
              text: 'Hardly ____ home when it started to rain.',
              choices: ['I had arrived', 'I arrived', 'have I arrived', 'had I arrived'],
              right: 3,
              explanation: 'Hardly في الأول بتقلب الترتيب: had + فاعل + p.p.',
              weight: 2,
            },
            {
              text: 'I’ll call you as soon as I ____ the results.',
              choices: ['will get', 'get', 'got', 'am going to get'],
              right: 1,
              explanation: 'بعد as soon as للمستقبل مضارع، مش will.',
            },
            {
              text: 'This is the first time I ____ sushi.',
              choices: ['eat', 'ate', 'have eaten', 'am eating'],
              right: 2,
              explanation: 'بعد This is the first time بييجي present perfect.',
            },
            {
              text: 'How long ____ for the bus when it finally came?',
              choices: ['had you been waiting', 'have you been waiting', 'are you waiting', 'do you wait'],
              right: 0,
              explanation: 'قبل نقطة في الماضي (came): had been + ing.',
            },
            {
              text: 'Nobody ____ the answer at the moment.',
              choices: ['is knowing', 'know', 'are knowing', 'knows'],
              right: 3,
              explanation: 'know فعل حالة، و nobody مفرد.',
            },
          ],
        },
      ],
      resources: [{ title: 'ورقة تدريب الأزمنة', type: 'pdf', file: 'exercise-sheet.pdf' }],
    },
    {
      name: 'Lecture 2',
      title: 'It is said that… : المجهول المتقدم',
      lessons: [
        videoLesson('مين عملها؟ مش مهم!', 'passive-voice'),
        {
          type: 'Quiz',
          name: 'امتحان المجهول المتقدم',
          questions: [
            {
              text: 'He is said ____ the richest man in the city.',
              choices: ['being', 'that he is', 'to be', 'is'],
              right: 2,
              explanation: 'فاعل + is said + to + المصدر.',
            },
            {
              text: 'It ____ that the new bridge will open in May.',
              choices: ['is expected', 'expects', 'is expecting', 'has expected'],
              right: 0,
            },
            {
              text: 'The thief is believed ____ the country last week.',
              choices: ['to leave', 'leaving', 'that he left', 'to have left'],
              right: 3,
              explanation: 'الحدث حصل في الماضي: to have + p.p.',
              weight: 2,
            },
            {
              text: 'The children were made ____ their room.',
              choices: ['tidy', 'to tidy', 'tidying', 'tidied'],
              right: 1,
              explanation: 'make في المجهول بتاخد to.',
            },
            {
              text: 'These shirts need ____ before the party.',
              choices: ['ironing', 'to iron', 'ironed', 'be ironed'],
              right: 0,
              explanation: 'need + ing معناها محتاجة تتعمل (= need to be ironed).',
            },
          ],
        },
      ],
      resources: [],
    },
    {
      name: 'Lecture 3',
      title: 'Reported Speech: أفعال القول المتقدمة',
      lessons: [
        videoLesson('admit و deny و refuse وأخواتهم', 'reported-speech'),
        {
          type: 'Quiz',
          name: 'امتحان أفعال القول',
          questions: [
            {
              text: 'He admitted ____ the window.',
              choices: ['to break', 'break', 'to have break', 'breaking'],
              right: 3,
              explanation: 'بعد admit الفعل بياخد ing.',
            },
            {
              text: 'She refused ____ me her notes.',
              choices: ['lending', 'to lend', 'lend', 'that lends'],
              right: 1,
              explanation: 'refuse + to + المصدر.',
            },
            {
              text: 'My mother warned me ____ near the fire.',
              choices: ['not to go', 'to not going', 'don’t go', 'not going'],
              right: 0,
              explanation: 'warn + شخص + not to.',
            },
            {
              text: 'They accused him ____ the money.',
              choices: ['to steal', 'for stealing', 'of stealing', 'that stole'],
              right: 2,
              explanation: 'accuse + شخص + of + ing.',
            },
            {
              text: 'He apologised ____ late.',
              choices: ['to be', 'for being', 'of being', 'being'],
              right: 1,
              explanation: 'apologise for وبعدها الفعل بياخد ing.',
            },
            {
              text: 'The guide recommended that we ____ early.',
              choices: ['leaving', 'to leave', 'leaves', 'leave'],
              right: 3,
              explanation: 'recommend that + فاعل + المصدر.',
            },
          ],
        },
      ],
      resources: [],
    },
    {
      name: 'Lecture 4',
      title: 'كلمات متشابهة بتضيّع درجات',
      lessons: [videoLesson('كلمات متشابهة', 'vocabulary')],
      resources: [{ title: 'كلمات متشابهة', type: 'doc', file: 'word-list.docx' }],
    },
    {
      name: 'Lecture 5',
      title: 'امتحان شامل ومناقشة',
      lessons: [videoLesson('مناقشة أصعب الأسئلة', 'reading')],
      resources: [],
    },
  ],
};
