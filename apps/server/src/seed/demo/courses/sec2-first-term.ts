import type { DemoCourse } from '../demo-content.ts';
import { videoLesson } from '../video-lesson.ts';

export const SEC2_FIRST_TERM: DemoCourse = {
  key: 'sec2-first',
  name: 'Passive و Reported Speech و كل اللي بيقلب الجملة، تانية ثانوي الترم الأول',
  description:
    'الكورس ده معمول للّي بيحفظ القاعدة وبيغلط في السؤال. هنقلب الجملة مع بعض خطوة خطوة، ونحل أسئلة الأعوام اللي فاتت، وكل محاضرة وراها امتحان بتصحيح فوري وشرح لكل إجابة.',
  grade: 'Secondary2',
  term: 'First',
  pricePiastres: 18_000,
  imageFile: 'cover-paper.webp',
  openToAll: false,
  active: true,
  units: [
    {
      name: 'المحاضرة ١',
      title: 'The Passive: مين اللي كتبها؟',
      lessons: [
        videoLesson('الفاعل مش مهم', 'passive-voice', 'ورقة تدريب المبني للمجهول'),
        {
          type: 'Quiz',
          name: 'امتحان المبني للمجهول',
          questions: [
            {
              text: 'The Cairo Tower ____ in 1961.',
              choices: ['completed', 'was completed', 'has been completed', 'is completed'],
              right: 1,
              explanation: 'in 1961 ماضي، والبرج مفعول: was completed.',
            },
            {
              text: 'English ____ in many countries.',
              choices: ['speaks', 'is speaking', 'spoke', 'is spoken'],
              right: 3,
              explanation: 'حقيقة في المضارع: is spoken.',
            },
            {
              text: 'We can’t use the lift because it ____ at the moment.',
              choices: ['is being repaired', 'is repairing', 'has repaired', 'repairs'],
              right: 0,
              explanation: 'at the moment مع المجهول: is being + p.p.',
            },
            {
              text: 'My bag ____! I must call the police.',
              choices: ['has stolen', 'stole', 'has been stolen', 'is stealing'],
              right: 2,
            },
            {
              text: 'The homework must ____ before Thursday.',
              choices: ['hand in', 'be handed in', 'be handing in', 'handed in'],
              right: 1,
              explanation: 'بعد modal في المجهول: be + p.p.',
            },
            {
              text: 'I had my hair ____ yesterday.',
              choices: ['cutting', 'to cut', 'cuts', 'cut'],
              right: 3,
              explanation: 'have + شيء + p.p. حد تاني عملها لي.',
              weight: 2,
            },
          ],
        },
      ],
      resources: [{ title: 'جدول الأزمنة في المجهول', type: 'pdf', file: 'exercise-sheet.pdf' }],
    },
    {
      name: 'المحاضرة ٢',
      title: 'Reported Speech: الجملة الخبرية والسؤال',
      lessons: [
        videoLesson('قال إيه؟ قال لي إنه…', 'reported-speech'),
        videoLesson('راجع الأزمنة قبل ما ترجّعها خطوة', 'present-tenses'),
        {
          type: 'Quiz',
          name: 'امتحان الكلام غير المباشر',
          questions: [
            {
              text: '“I am tired,” said Hana. → Hana said that she ____ tired.',
              choices: ['is', 'be', 'was', 'has been'],
              right: 2,
              explanation: 'said ماضي، فـ am بترجع خطوة وتبقى was.',
            },
            {
              text: '“I will call you tomorrow,” Ali said. → Ali said he ____ me the next day.',
              choices: ['would call', 'will call', 'calls', 'had called'],
              right: 0,
              explanation: 'will بتبقى would، و tomorrow بتبقى the next day.',
            },
            {
              text: 'The teacher asked us ____ our homework.',
              choices: ['had we done', 'did we do', 'that we had done', 'if we had done'],
              right: 3,
              explanation: 'سؤال هل: if / whether + ترتيب جملة عادية.',
            },
            {
              text: 'She asked me where ____ my phone.',
              choices: ['did I buy', 'I had bought', 'had I bought', 'do I buy'],
              right: 1,
              explanation: 'بعد أداة السؤال فاعل ثم فعل، من غير did.',
            },
            {
              text: 'My father told me ____ late.',
              choices: ['don’t be', 'to not being', 'not to be', 'didn’t be'],
              right: 2,
              explanation: 'الأمر المنفي: not to + المصدر.',
            },
            {
              text: 'He ____ me that he had lost his ticket.',
              choices: ['told', 'said', 'asked', 'spoke'],
              right: 0,
              explanation: 'tell + شخص. أما say فمن غير شخص أو مع to.',
            },
            {
              text: '“Let’s go to the park,” said Omar. → Omar suggested ____ to the park.',
              choices: ['to go', 'go', 'went', 'going'],
              right: 3,
              explanation: 'بعد suggest الفعل بياخد ing.',
            },
          ],
        },
      ],
      resources: [],
    },
    {
      name: 'المحاضرة ٣',
      title: 'If الحالة التالتة و wish: الندم بالإنجليزي',
      lessons: [
        videoLesson('لو كان ذاكر كان نجح', 'conditionals'),
        {
          type: 'Quiz',
          name: 'امتحان if و wish',
          questions: [
            {
              text: 'If he had left earlier, he ____ the bus.',
              choices: ['wouldn’t have missed', 'won’t miss', 'wouldn’t miss', 'didn’t miss'],
              right: 0,
              explanation: 'بعد if جت had left، يبقى حالة تالتة: would(n’t) have + p.p.',
            },
            {
              text: 'I wish I ____ taller. I want to play basketball.',
              choices: ['am', 'were', 'will be', 'have been'],
              right: 1,
              explanation: 'تمني للحاضر: wish + ماضي، و were مع الكل.',
            },
            {
              text: 'I’m hungry now. I wish I ____ breakfast this morning.',
              choices: ['have had', 'have', 'had had', 'would have'],
              right: 2,
              explanation: 'ندم على ماضي: wish + had + p.p.، وتصريف have التالت had.',
            },
            {
              text: 'If you ____ me about the party, I would have come.',
              choices: ['told', 'tell', 'would tell', 'had told'],
              right: 3,
            },
            {
              text: '____ you need any help, please call this number.',
              choices: ['Unless', 'Should', 'Had', 'Were'],
              right: 1,
              explanation: 'Should you need = If you need، صيغة رسمية.',
              weight: 2,
            },
          ],
        },
      ],
      resources: [],
    },
    {
      name: 'المحاضرة ٤',
      title: 'كلمات وقطعة: السفر والعمل',
      lessons: [videoLesson('كلمات السفر', 'vocabulary'), videoLesson('حل قطعة خطوة خطوة', 'reading')],
      resources: [{ title: 'كلمات السفر والعمل', type: 'doc', file: 'word-list.docx' }],
    },
  ],
};
