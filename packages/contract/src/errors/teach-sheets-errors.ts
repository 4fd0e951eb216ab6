import type { ErrorEntry } from './error-entry.ts';

/** What reading a sheet may be refused. */
export const teachSheetsErrors = {
  'sheets.paper_unknown': { status: 404, ar: 'الورقة دي مش من نسخة اتطبعت من الامتحان ده.' },
  'sheets.seat_unknown': { status: 404, ar: 'رقم الجلوس ده مش لحد. راجعه واكتبه تاني.' },
  'sheets.not_in_class': { status: 409, ar: 'الطالب ده مش مشترك في الكورس. فعّله الأول وبعدين ابعت الورقة تاني.' },
  'sheets.read_otherwise': {
    status: 409,
    ar: 'ورقة الطالب ده اتقرت قبل كده بإجابات تانية. قارن الصورتين، ولو دي الصح حطها مكانها.',
  },
  'sheets.handed_in': {
    status: 409,
    ar: 'الطالب ده سلّم الامتحان على المنصة. افتحهوله تاني من ورقته لو عايز درجة الورقة.',
  },
  'sheets.page_unreadable': { status: 400, ar: 'صورة الورقة مش سليمة. صوّرها تاني.' },
} as const satisfies Record<string, ErrorEntry>;
