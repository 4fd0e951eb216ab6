import type { ErrorEntry } from './error-entry.ts';

/** What writing the site, the contact record and the books may be refused. */
export const teachSiteErrors = {
  'teach.picture_foreign': { status: 400, ar: 'الصورة دي مش من الصور اللي رفعتها هنا. ارفعها تاني.' },
  'site.colours_faint': { status: 400, ar: 'بالألوان دي الكلام مش هيتقري. غمّق أو فتّح اللون وجرّب تاني.' },
  'contact.number_wrong': { status: 400, ar: 'الرقم ده مش مظبوط. اكتبه زي 01012345678، أو بكود الدولة لو من برّه مصر.' },
  'contact.link_wrong': { status: 400, ar: 'فيه رابط مش مظبوط. انسخ رابط صفحتك من الموقع نفسه.' },
} as const satisfies Record<string, ErrorEntry>;
