import type { ErrorEntry } from './error-entry.ts';

/** What editing a course may be refused. */
export const teachCourseErrors = {
  'course.has_gaps': { status: 409, ar: 'الكورس فيه حاجات ناقصة. شوفها قبل ما تنشره.' },
  'course.archived': { status: 409, ar: 'الكورس ده في الأرشيف. رجّعه الأول وبعدين انشره.' },
  'course.full': { status: 409, ar: 'وصلت لأقصى عدد هنا. قسّم المحتوى على أكتر من كورس أو وحدة.' },
  'course.confirm_other': { status: 400, ar: 'الاسم ده مش اسم الكورس. اكتبه زي ما هو قدامك.' },
  'course.has_codes': {
    status: 409,
    ar: 'الكورس ده معمول له أكواد، واللي معاه كارت لازم يلاقيه. حطّه في الأرشيف بدل ما تحذفه.',
  },
  'course.cover_unusable': { status: 400, ar: 'الصورة دي مينفعش تبقى غلاف. ارفعها من مكان الغلاف.' },
  'course.order_mismatch': { status: 409, ar: 'المنهج اتغيّر وإنت بترتّب. شوف الجديد ورتّب تاني.' },
  'unit.has_students': { status: 409, ar: 'في طلبة بدأوا الوحدة دي، فمينفعش تتمسح ويضيع شغلهم.' },
  'unit.has_codes': { status: 409, ar: 'في أكواد محاضرات بتفتح الوحدة دي، فمينفعش تتمسح.' },
  'lesson.has_students': { status: 409, ar: 'في طلبة بدأوا الدرس ده، فمينفعش يتمسح ويضيع شغلهم.' },
  'resource.not_found': { status: 404, ar: 'الملف أو اللينك ده مش موجود.' },
  'resource.nothing_given': { status: 400, ar: 'حط لينك، أو ارفع ملف.' },
} as const satisfies Record<string, ErrorEntry>;
