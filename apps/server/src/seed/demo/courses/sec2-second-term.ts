import type { DemoCourse } from '../demo-content.ts';
import { videoLesson } from '../video-lesson.ts';

const MANGROVES =
  'Mangroves are trees that grow where few others can: in salty water along the coast. In Egypt they are found on the Red Sea shore near Safaga and Hamata. Their roots protect the beach from strong waves and give young fish a safe place to hide. They also store far more carbon than most forests of the same size. In the past, many mangroves were cut down for firewood. Today, local people are paid to plant new ones, and beekeepers put their hives among the trees because the flowers make excellent honey.';

export const SEC2_SECOND_TERM: DemoCourse = {
  key: 'sec2-second',
  name: 'تانية ثانوي الترم التاني: شرح وحل',
  description: 'كلمات وقواعد وقطع الترم التاني، مع امتحان شهري على اللي فات كله.',
  grade: 'Secondary2',
  term: 'Second',
  pricePiastres: 18_050,
  imageFile: null,
  openToAll: false,
  active: true,
  units: [
    {
      name: 'Unit 7',
      title: 'must have / can’t have: التخمين في الماضي',
      lessons: [
        videoLesson('أكيد حصل؟ مستحيل حصل؟', 'modals'),
        {
          type: 'Quiz',
          name: 'امتحان التخمين',
          questions: [
            {
              text: 'The ground is wet everywhere. It ____ last night.',
              choices: ['can’t have rained', 'must have rained', 'should rain', 'must rain'],
              right: 1,
              explanation: 'دليل قوي على حاجة حصلت في الماضي: must have + p.p.',
            },
            {
              text: 'She ____ the exam. She got full marks!',
              choices: ['can’t have failed', 'must have failed', 'might fail', 'mustn’t fail'],
              right: 0,
              explanation: 'مستحيل تكون سقطت: can’t have + p.p.',
            },
            {
              text: 'I’m not sure where Karim is. He ____ at the library.',
              choices: ['must be', 'can’t be', 'had to be', 'might be'],
              right: 3,
              explanation: 'I’m not sure يعني احتمال: might.',
            },
            {
              text: 'You ____ me! I already knew the answer, so you wasted your time.',
              choices: ['mustn’t have told', 'must have told', 'needn’t have told', 'can’t have told'],
              right: 2,
              explanation: 'عملها وماكانش ليها لزوم: needn’t have + p.p.',
            },
            {
              text: 'You failed because you didn’t revise. You ____ harder.',
              choices: ['should have worked', 'must have worked', 'shouldn’t have worked', 'can’t have worked'],
              right: 0,
              explanation: 'لوم على حاجة ما حصلتش: should have + p.p.',
            },
          ],
        },
      ],
      resources: [],
    },
    {
      name: 'Unit 8',
      title: 'جُمل الوصل بفاصلة ومن غير فاصلة',
      lessons: [
        videoLesson('who و which و whose و where', 'relative-clauses', 'ورقة تدريب جُمل الوصل'),
        {
          type: 'Quiz',
          name: 'امتحان جُمل الوصل',
          questions: [
            {
              text: 'Naguib Mahfouz, ____ won the Nobel Prize in 1988, was born in Cairo.',
              choices: ['that', 'who', 'which', 'whom'],
              right: 1,
              explanation: 'بعد الفاصلة ما ينفعش that، والعاقل الفاعل who.',
            },
            {
              text: 'He passed all his exams, ____ made his parents proud.',
              choices: ['that', 'what', 'it', 'which'],
              right: 3,
              explanation: 'which هنا بترجع للجملة كلها.',
            },
            {
              text: 'Do you know the man ____ to Mr Adel?',
              choices: ['talking', 'talks', 'is talking', 'talked'],
              right: 0,
              explanation: 'اختصار who is talking: بنحذف who is.',
            },
            {
              text: 'The paintings ____ in the fire were very old.',
              choices: ['destroying', 'which destroyed', 'destroyed', 'were destroyed'],
              right: 2,
              explanation: 'اختصار which were destroyed.',
            },
            {
              text: 'The chair on ____ you are sitting is broken.',
              choices: ['that', 'who', 'which', 'where'],
              right: 2,
              explanation: 'بعد حرف الجر مع غير العاقل which بس.',
            },
          ],
        },
      ],
      resources: [{ title: 'ملخص جُمل الوصل', type: 'pdf', file: 'exercise-sheet.pdf' }],
    },
    {
      name: 'Unit 9',
      title: 'Reading: Trees of the Sea',
      lessons: [
        videoLesson('إزاي تلاقي الدليل في القطعة', 'reading'),
        {
          type: 'Quiz',
          name: 'امتحان القطعة',
          questions: [
            {
              passage: MANGROVES,
              text: 'What makes mangroves different from most other trees?',
              choices: [
                'They grow in salty water.',
                'They have no roots.',
                'They grow only in Egypt.',
                'They never flower.',
              ],
              right: 0,
            },
            {
              passage: MANGROVES,
              text: 'How do mangroves help young fish?',
              choices: [
                'They feed them honey.',
                'They give them shelter.',
                'They clean the air.',
                'They warm the water.',
              ],
              right: 1,
              explanation: 'shelter يعني ملجأ: a safe place to hide.',
            },
            {
              passage: MANGROVES,
              text: 'Why were many mangroves cut down in the past?',
              choices: ['To build boats', 'To make space for hotels', 'To burn them', 'To plant fruit trees'],
              right: 2,
              explanation: 'for firewood = للحرق.',
            },
            {
              passage: MANGROVES,
              text: 'Why do beekeepers work among the mangroves?',
              choices: [
                'The trees are near cities.',
                'The bees protect the roots.',
                'The beach is safe.',
                'The flowers give good honey.',
              ],
              right: 3,
            },
            {
              passage: MANGROVES,
              text: 'The best title for the passage is ____.',
              choices: [
                'Fishing in the Red Sea',
                'The Useful Trees of the Coast',
                'How Honey Is Made',
                'Holidays in Safaga',
              ],
              right: 1,
              explanation: 'العنوان لازم يغطي القطعة كلها، مش جملة واحدة.',
            },
          ],
        },
      ],
      resources: [{ title: 'كلمات القطعة', type: 'doc', file: 'word-list.docx' }],
    },
  ],
};
