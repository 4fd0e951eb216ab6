import type { DemoCourse } from '../demo-content.ts';
import { videoLesson } from '../video-lesson.ts';

export const SEC3_SECOND_TERM: DemoCourse = {
  key: 'sec3-second',
  name: 'تالتة ثانوي: الوحدات من ٧ لـ ١٢',
  description: 'تكملة المنهج بنفس النظام، ومعاها امتحانات قبل وبعد كل محاضرة.',
  grade: 'Secondary3',
  term: 'Second',
  pricePiastres: 25_000,
  imageFile: null,
  openToAll: false,
  active: true,
  units: [
    {
      name: 'Lecture 6',
      title: 'although ولا despite؟ أدوات الربط كلها',
      lessons: [
        videoLesson('أدوات الربط من القطعة', 'reading'),
        {
          type: 'Quiz',
          name: 'امتحان أدوات الربط',
          questions: [
            {
              text: '____ the heavy traffic, we arrived on time.',
              choices: ['Although', 'Despite', 'Because', 'However'],
              right: 1,
              explanation: 'بعدها اسم (the heavy traffic): despite.',
            },
            {
              text: 'She took a taxi ____ she wouldn’t miss the train.',
              choices: ['so that', 'in order to', 'because of', 'in spite of'],
              right: 0,
              explanation: 'غرض وبعده جملة: so that.',
            },
            {
              text: 'It was ____ cold that the water froze.',
              choices: ['such', 'too', 'very', 'so'],
              right: 3,
              explanation: 'so + صفة + that.',
            },
            {
              text: 'It was ____ boring film that we left early.',
              choices: ['so', 'such', 'such a', 'so a'],
              right: 2,
              explanation: 'such a + صفة + اسم مفرد معدود + that.',
            },
            {
              text: 'He neither smokes ____ drinks coffee.',
              choices: ['or', 'nor', 'and', 'but'],
              right: 1,
              explanation: 'neither دايمًا معاها nor.',
            },
            {
              text: '____ hard he tried, he couldn’t open the door.',
              choices: ['Although', 'Whatever', 'Despite', 'However'],
              right: 3,
              explanation: 'However + صفة أو ظرف + جملة = مهما.',
              weight: 2,
            },
          ],
        },
      ],
      resources: [],
    },
    {
      name: 'Lecture 7',
      title: 'to ولا ing؟ stop و remember و try',
      lessons: [
        videoLesson('الفعل وصاحبه', 'vocabulary', 'ورقة تدريب to / ing'),
        {
          type: 'Quiz',
          name: 'امتحان to و ing',
          questions: [
            {
              text: 'On the way home, he was thirsty, so he stopped ____ some juice.',
              choices: ['to buy', 'buying', 'buy', 'bought'],
              right: 0,
              explanation: 'stop to وقف عشان يعمل. stop ing بطّل.',
            },
            {
              text: 'I clearly remember ____ the door. It can’t be open!',
              choices: ['to lock', 'lock', 'locking', 'locked'],
              right: 2,
              explanation: 'remember ing فاكر إنه عملها قبل كده.',
            },
            {
              text: 'Remember ____ the lights before you leave tonight.',
              choices: ['turning off', 'to turn off', 'turn off', 'turned off'],
              right: 1,
              explanation: 'remember to ما تنساش تعملها.',
            },
            {
              text: 'I’m looking forward to ____ you soon.',
              choices: ['see', 'have seen', 'saw', 'seeing'],
              right: 3,
              explanation: 'to هنا حرف جر، فبعدها ing.',
            },
            {
              text: 'He isn’t used to ____ up so early; he still finds it hard.',
              choices: ['get', 'getting', 'got', 'gets'],
              right: 1,
              explanation: 'be used to + ing يعني متعوّد.',
            },
          ],
        },
      ],
      resources: [{ title: 'ورقة تدريب to / ing', type: 'pdf', file: 'exercise-sheet.pdf' }],
    },
    {
      name: 'Lecture 8',
      title: 'If من غير if: عكس الترتيب',
      lessons: [videoLesson('الحالات كلها مع بعض', 'conditionals'), videoLesson('التخمين مع if', 'modals')],
      resources: [],
    },
  ],
};
