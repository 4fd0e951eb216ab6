import type { ErrorEntry } from './error-entry.ts';

/** Long work, the tenant's archive, what was deleted, and students who are to be forgotten. */
export const teachDataErrors = {
  'job.not_found': { status: 404, ar: 'الشغلانة دي مش موجودة.' },
  'job.id_taken': { status: 409, ar: 'الطلب ده اتعمل قبل كده ببيانات تانية. حدّث الصفحة وجرّب تاني.' },
  'job.given_up': { status: 500, ar: 'حاولنا كذا مرة والشغل ده ماكملش. جرّب تاني.' },
  'data.archive_gone': { status: 404, ar: 'النسخة دي عدّى عليها يوم واتمسحت. اعمل نسخة جديدة.' },
  'trash.not_found': { status: 404, ar: 'دي مش موجودة في المحذوفات. يمكن حد رجّعها قبلك، أو عدّى عليها ٣٠ يوم.' },
  'trash.place_gone': { status: 409, ar: 'اللي كانت فيه اتحذف هو كمان. رجّعه الأول، وبعدين رجّع دي.' },
  'trash.place_taken': { status: 409, ar: 'رقم الموبايل أو الإيميل ده بقى مع حساب تاني، فمينفعش يرجع زي ما كان.' },
  'student.confirm_other': { status: 400, ar: 'رقم الموبايل ده مش رقم الطالب. اكتبه زي ما هو قدامك.' },
} as const satisfies Record<string, ErrorEntry>;
