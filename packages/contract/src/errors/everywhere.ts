import type { ErrorEntry } from './error-entry.ts';

/** What any endpoint may answer, whatever it does. */
export const everywhere = {
  'request.invalid': { status: 400, ar: 'فيه بيانات مش مظبوطة. راجعها وجرّب تاني.' },
  'request.too_large': { status: 413, ar: 'اللي بتبعته أكبر من المسموح.' },
  'request.unsupported_type': { status: 415, ar: 'نوع البيانات دي مش مدعوم.' },
  'request.timeout': { status: 408, ar: 'الطلب أخد وقت طويل. جرّب تاني.' },
  'request.not_found': { status: 404, ar: 'العنوان ده مش موجود.' },
  'tenant.unknown': { status: 400, ar: 'المنصة دي مش معروفة.' },
  'session.required': { status: 401, en: 'Authentication required', ar: 'لازم تسجّل دخولك الأول.' },
  'session.expired': { status: 401, en: 'Session expired. Please log in again.', ar: 'جلستك خلصت. سجّل دخولك تاني.' },
  'access.forbidden': { status: 403, ar: 'مش مسموح لك تعمل ده.' },
  'access.other_account': { status: 403, ar: 'ده مش حسابك.' },
  'access.password_temporary': { status: 403, ar: 'اختار كلمة سر جديدة الأول، وبعدها كل حاجة هتفتح.' },
  'access.second_factor_missing': { status: 403, ar: 'فعّل خطوة التأكيد التانية الأول، وبعدها كل حاجة هتفتح.' },
  'limit.too_many_requests': { status: 429, ar: 'محاولات كتير ورا بعض. استنى شوية وجرّب تاني.' },
  'limit.work_needed': {
    status: 429,
    ar: 'ناس كتير من نفس الشبكة بتجرّب دلوقتي. افتح الصفحة من متصفح شغّال فيه JavaScript وهو هيكمّل لوحده، أو استنى شوية وجرّب تاني.',
  },
  'service.busy': { status: 503, ar: 'الزحمة كبيرة دلوقتي. استنى ثواني وجرّب تاني.' },
  'service.unavailable': { status: 503, ar: 'المنصة مش متاحة للحظات. جرّب تاني بعد شوية.' },
  'service.failed': { status: 500, en: 'An unexpected error occurred', ar: 'حصلت مشكلة عندنا. جرّب تاني.' },
} as const satisfies Record<string, ErrorEntry>;
