import type { ErrorEntry } from './error-entry.ts';

/** Long work and what it may run into. */
export const teachDataErrors = {
  'job.not_found': { status: 404, ar: 'الشغلانة دي مش موجودة.' },
  'job.id_taken': { status: 409, ar: 'الطلب ده اتعمل قبل كده ببيانات تانية. حدّث الصفحة وجرّب تاني.' },
  'job.given_up': { status: 500, ar: 'حاولنا كذا مرة والشغل ده ماكملش. جرّب تاني.' },
} as const satisfies Record<string, ErrorEntry>;
