import type { ErrorEntry } from './error-entry.ts';

/** What a file of the console may be refused for. */
export const teachUploadErrors = {
  'upload.not_found': { status: 404, ar: 'الرفع ده مش موجود أو وقته خلص. اختار الملف تاني.' },
  'upload.out_of_step': { status: 409, ar: 'الرفع وقف في مكان تاني. هنكمّل من آخر حتة وصلت.' },
  'upload.unfinished': { status: 409, ar: 'الملف لسه ما وصلش كله.' },
  'upload.too_large': { status: 413, ar: 'الملف كبير أوي. أكبر حجم هنا {megabytes} ميجا.' },
  'upload.too_many_pixels': { status: 413, ar: 'أبعاد الصورة كبيرة أوي. صغّرها وجرّب تاني.' },
  'upload.wrong_kind': { status: 415, ar: 'الملف ده مش من الأنواع اللي بتنفع هنا، مهما كان اسمه.' },
  'upload.broken': { status: 415, ar: 'الملف ده بايظ ومش بيتفتح. جرّب نسخة تانية منه.' },
  'upload.over_quota': {
    status: 507,
    ar: 'مساحة منصتك فاضل فيها {megabytes} ميجا، والملف أكبر منها. كلّم اللي مشغّل المنصة يزوّدها.',
  },
  'upload.no_space': { status: 507, ar: 'مفيش مساحة كفاية على السيرفر للملف ده. كلّم اللي مشغّل المنصة.' },
} as const satisfies Record<string, ErrorEntry>;
