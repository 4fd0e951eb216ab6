import type { ErrorEntry } from './error-entry.ts';

/** What the writer of a quiz may be refused. */
export const teachQuizErrors = {
  'quiz.not_found': { status: 404, ar: 'الامتحان ده مش موجود.' },
  'quiz.question_incomplete': { status: 400, ar: 'السؤال رقم {number} ناقص. كمّله وبعدين احفظ.' },
  'quiz.image_missing': { status: 400, ar: 'صورة السؤال رقم {number} مش موجودة. ارفعها تاني.' },
  'quiz.explained_missing': { status: 400, ar: 'الفيديو اللي بيشرح السؤال رقم {number} مش في الكورس ده. اختاره تاني.' },
  'quiz.changed_since_preview': {
    status: 409,
    ar: 'الامتحان اتعدّل بعد ما شفت الفرق. شوفه تاني قبل ما تعيد التصحيح.',
  },
} as const satisfies Record<string, ErrorEntry>;
