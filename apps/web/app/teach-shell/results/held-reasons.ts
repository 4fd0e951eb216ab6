import type { HeldReason } from '@hessa/rules/quizzes/exams/judge-answers';

/** Why answers wait for the teacher, said of the answers. */
export const HELD_REASON_WORDS: Readonly<Record<HeldReason, string>> = {
  late: 'وصلت بعد الوقت والسماح',
  'after-hand-in': 'وصلت من جهاز تاني بعد ما الورقة اتسلّمت',
  'after-end': 'مكتوبة بعد ما الوقت خلص',
  times: 'مواعيدها مش راكبة على بعض',
  'after-key': 'وصلت بعد ما الطالب شاف الإجابات الصح',
  'after-results': 'وصلت بعد ما النتايج اتعلنت',
  signature: 'توقيعها مش مظبوط: حد لعب فيها أو الملف بايظ',
};
