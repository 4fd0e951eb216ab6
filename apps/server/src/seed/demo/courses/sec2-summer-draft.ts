import type { DemoCourse } from '../demo-content.ts';
import { videoLesson } from '../video-lesson.ts';

/** Not published yet: the console shows it, students never do. Its last quiz is still empty. */
export const SEC2_SUMMER_DRAFT: DemoCourse = {
  key: 'sec2-draft',
  name: 'معسكر الصيف: كلمات تالتة ثانوي قبل ما تبدأ',
  description: '',
  grade: 'Secondary2',
  term: 'Summer',
  pricePiastres: 9_900,
  imageFile: null,
  openToAll: false,
  active: false,
  units: [
    {
      name: 'الأسبوع الأول',
      title: 'كلمات الوحدة الأولى',
      lessons: [
        videoLesson('احفظ ٢٠ كلمة في نص ساعة', 'vocabulary'),
        {
          type: 'Quiz',
          name: 'تسميع الأسبوع الأول',
          questions: [
            {
              text: 'A person who gives help without being paid is a ____.',
              choices: ['customer', 'volunteer', 'manager', 'tourist'],
              right: 1,
            },
            {
              text: 'The company will ____ fifty new workers next month.',
              choices: ['employ', 'retire', 'resign', 'apply'],
              right: 0,
              explanation: 'employ يوظّف.',
            },
            {
              text: 'He has a lot of ____ because he has worked here for twenty years.',
              choices: ['experiment', 'expert', 'experience', 'expense'],
              right: 2,
              explanation: 'experience خبرة، experiment تجربة علمية.',
            },
            {
              text: 'Please fill in this ____ form and send it to the university.',
              choices: ['applicant', 'apply', 'applied', 'application'],
              right: 3,
              explanation: 'application form استمارة تقديم.',
            },
            {
              text: 'She was ____ to win the first prize; she jumped for joy.',
              choices: ['embarrassed', 'delighted', 'exhausted', 'disappointed'],
              right: 1,
            },
          ],
        },
      ],
      resources: [],
    },
    {
      name: 'الأسبوع التاني',
      title: 'كلمات الوحدة التانية',
      lessons: [videoLesson('كلمات العلوم', 'vocabulary')],
      resources: [],
    },
    {
      name: 'الأسبوع التالت',
      title: 'مراجعة',
      lessons: [{ type: 'Quiz', name: 'الامتحان الشامل', questions: [] }],
      resources: [],
    },
  ],
};
