import type { NextLead } from '@hessa/rules/lessons/next-lead';

/** Above the name of the lesson that comes next. */
export const NEXT_LEAD_WORDS: Readonly<Record<NextLead, string>> = {
  first: 'ابدأ من هنا',
  new: 'ابدأ اللي بعده',
  begun: 'كمّل من مكان ما وقفت',
  'begun-paper': 'كمّل الامتحان اللي بدأته',
};
