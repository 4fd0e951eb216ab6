import type { DemoCourse } from '../demo-content.ts';
import { videoLesson } from '../video-lesson.ts';

const SLEEP =
  'Many students believe that the more hours they study, the better they will do. Scientists who study the brain do not agree. While we sleep, the brain goes over what we learned during the day and moves it into long-term memory. Students who stay awake all night before an exam may remember facts for a few hours, but they find it harder to solve new problems. Teenagers need between eight and ten hours of sleep. A short nap of about twenty minutes in the afternoon can help too, but a long one may leave you more tired than before.';

const LETTER =
  'When Salma was cleaning her late grandfather’s desk, she found a letter that had never been posted. It was addressed to a Mr Fathy in Port Said and dated 1974. In it, her grandfather apologised for a quarrel and returned five pounds that he had borrowed. Salma felt that the debt should be paid. After three weeks of searching, she found Mr Fathy’s daughter, who was now seventy. The old lady laughed until she cried. “My father never spoke about the money,” she said, “but he always wondered why his best friend had stopped writing.”';

export const SEC3_DAILY_READING: DemoCourse = {
  key: 'sec3-reading',
  name: 'Reading بس: قطعة كل يوم',
  description: 'قطع قصيرة للإجازة، كل قطعة بخمس أسئلة. مجانًا لكل طلبة تالتة ثانوي.',
  grade: 'Secondary3',
  term: 'Summer',
  pricePiastres: 0,
  imageFile: null,
  openToAll: true,
  active: true,
  units: [
    {
      name: 'القطعة الأولى',
      title: 'Sleep and the Brain',
      lessons: [
        videoLesson('اقرا الأسئلة الأول', 'reading'),
        {
          type: 'Quiz',
          name: 'أسئلة القطعة الأولى',
          questions: [
            {
              passage: SLEEP,
              text: 'What happens in the brain during sleep?',
              choices: [
                'It stops working.',
                'It moves learning into long-term memory.',
                'It forgets the day.',
                'It grows bigger.',
              ],
              right: 1,
            },
            {
              passage: SLEEP,
              text: 'Students who stay awake all night before an exam ____.',
              choices: [
                'always fail',
                'remember facts for years',
                'sleep better later',
                'find new problems harder to solve',
              ],
              right: 3,
            },
            {
              passage: SLEEP,
              text: 'According to the passage, a teenager who sleeps six hours sleeps ____.',
              choices: ['too little', 'too much', 'just enough', 'more than most people'],
              right: 0,
              explanation: 'المطلوب من ٨ لـ ١٠ ساعات.',
            },
            {
              passage: SLEEP,
              text: 'What does the writer think of a long afternoon nap?',
              choices: [
                'It is necessary.',
                'It replaces night sleep.',
                'It may make you more tired.',
                'It helps more than a short one.',
              ],
              right: 2,
            },
            {
              passage: SLEEP,
              text: 'The writer’s main purpose is to ____.',
              choices: ['sell a medicine', 'show that sleep helps learning', 'tell a funny story', 'describe an exam'],
              right: 1,
            },
          ],
        },
      ],
      resources: [],
    },
    {
      name: 'القطعة التانية',
      title: 'The Letter in the Desk',
      lessons: [
        videoLesson('it و they بترجع لإيه؟', 'reading'),
        {
          type: 'Quiz',
          name: 'أسئلة القطعة التانية',
          questions: [
            {
              passage: LETTER,
              text: 'Where did Salma find the letter?',
              choices: ['In Port Said', 'In her grandfather’s desk', 'At the post office', 'In Mr Fathy’s house'],
              right: 1,
            },
            {
              passage: LETTER,
              text: 'Why had Salma’s grandfather written the letter?',
              choices: ['To ask for money', 'To invite his friend', 'To say he was sorry', 'To sell his desk'],
              right: 2,
              explanation: 'apologised for a quarrel = بيعتذر.',
            },
            {
              passage: LETTER,
              text: 'We can understand that Mr Fathy ____ the letter.',
              choices: ['never received', 'tore up', 'answered', 'lost'],
              right: 0,
              explanation: 'had never been posted يعني ما اتبعتش أصلًا.',
            },
            {
              passage: LETTER,
              text: 'The word “quarrel” is closest in meaning to ____.',
              choices: ['promise', 'journey', 'present', 'argument'],
              right: 3,
            },
            {
              passage: LETTER,
              text: 'Which adjective best describes Salma?',
              choices: ['Careless', 'Honest', 'Greedy', 'Shy'],
              right: 1,
              explanation: 'حست إن الدين لازم يتدفع ودوّرت ٣ أسابيع.',
            },
          ],
        },
      ],
      resources: [{ title: 'قاموس Cambridge', type: 'link', url: 'https://dictionary.cambridge.org/' }],
    },
    {
      name: 'القطعة التالتة',
      title: 'استعد لقطعة السفر',
      lessons: [videoLesson('كلمات قطعة السفر', 'vocabulary')],
      resources: [],
    },
  ],
};
