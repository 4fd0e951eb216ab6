import type { ErrorEntry } from './error-entry.ts';

/** What the teacher's console may be refused. */
export const teachErrors = {
  'teach.changed_meanwhile': { status: 409, ar: 'حد تاني حفظ تعديل هنا قبلك. شوف الجديد قبل ما تحفظ.' },
  'codes.batch_not_found': { status: 404, ar: 'دفعة الأكواد دي مش موجودة.' },
  'codes.code_not_found': { status: 404, ar: 'مفيش كود بالشكل ده. راجع الحروف والأرقام.' },
  'codes.expiry_past': { status: 400, ar: 'تاريخ انتهاء الأكواد لازم يكون لسه جاي.' },
  'codes.key_taken': { status: 409, ar: 'الطلب ده اتعمل قبل كده ببيانات تانية. حدّث الصفحة وجرّب تاني.' },
  'codes.not_sellable': { status: 409, ar: 'الكود ده اتستخدم أو اتلغى أو وقته خلص، فمينفعش يتباع.' },
  'codes.in_use': { status: 409, ar: 'الكود ده في طالب استخدمه، فمينفعش يتلغي.' },
  'codes.void_final': { status: 409, ar: 'الإلغاء ده عدّى عليه أكتر من ساعة، فمبقاش ينفع يرجع.' },
  'student.not_found': { status: 404, ar: 'الطالب ده مش موجود.' },
  'enrolment.not_found': { status: 404, ar: 'الطالب مش مشترك في الكورس ده.' },
  'enrolment.until_past': { status: 400, ar: 'آخر يوم لازم يكون لسه جاي.' },
} as const satisfies Record<string, ErrorEntry>;
