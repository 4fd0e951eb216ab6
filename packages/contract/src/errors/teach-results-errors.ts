import type { ErrorEntry } from './error-entry.ts';

/** What reading a class's papers may be refused. */
export const teachResultsErrors = {
  'results.quiz_not_found': { status: 404, ar: 'الامتحان ده مش موجود.' },
  'results.no_paper': { status: 404, ar: 'الطالب ده مالوش ورقة متسلّمة في الامتحان ده.' },
  'marking.bank_full': { status: 409, ar: 'بنك التعليقات مليان. امسح تعليق مش بتستخدمه وبعدين ضيف.' },
} as const satisfies Record<string, ErrorEntry>;
