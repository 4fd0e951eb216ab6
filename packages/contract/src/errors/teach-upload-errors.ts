import type { ErrorEntry } from './error-entry.ts';

/** What a film may be found to be once somebody looks into it; told inside its job. */
export const filmFaults = {
  'film.broken': { status: 415, ar: 'الفيديو ده بايظ أو ناقص ومش بيتقري. جرّب ترفعه تاني، أو صوّره من أول وجديد.' },
  'film.no_picture': { status: 415, ar: 'الملف ده مفيهوش صورة، صوت بس. ارفعه كمرفق للطالب.' },
  'film.too_long': { status: 413, ar: 'الفيديو بيقول إنه أطول من ١٢ ساعة. قسّمه على أكتر من درس.' },
  'film.too_many_streams': {
    status: 415,
    ar: 'الملف ده جواه حاجات كتير أوي مش زي أي فيديو متصوّر. ارفع الفيديو الأصلي.',
  },
  'film.too_large': { status: 413, ar: 'أبعاد الفيديو أكبر من أي شاشة. صغّره وارفعه تاني.' },
  'film.unknown_codec': { status: 415, ar: 'الفيديو متسجّل بطريقة مش معروفة عندنا. احفظه MP4 وارفعه تاني.' },
  'film.took_too_long': {
    status: 415,
    ar: 'تجهيز الفيديو خد وقت أكتر من المعقول فوقفناه. جرّب تاني، أو ارفع نسخة أصغر.',
  },
  'film.no_tool': { status: 503, ar: 'السيرفر ده مفيهوش أداة تجهيز الفيديو دلوقتي. كلّم اللي مشغّل المنصة.' },
} as const satisfies Record<string, ErrorEntry>;

/** What a file of the console may be refused for. */
export const teachUploadErrors = {
  ...filmFaults,
  'film.not_found': { status: 404, ar: 'الفيديو ده مش موجود.' },
  'film.original_gone': { status: 409, ar: 'الملف الأصلي اتمسح بعد التجهيز، فمينفعش نجهّزه من جديد. ارفعه تاني.' },
  'film.being_made': { status: 409, ar: 'الفيديو بيتجهّز دلوقتي. استنى لما يخلص أو وقّفه الأول.' },
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
