import type { ErrorEntry } from './error-entry.ts';

export const authErrors = {
  'session.proof_needed': { status: 403, ar: 'قبل الخطوة دي لازم تكتب كلمة السر بتاعتك تاني.' },
  'auth.invalid_credentials': { status: 400, en: 'Invalid credentials', ar: 'الإيميل أو كلمة السر غلط.' },
  'auth.device_limit': {
    status: 400,
    en: "You can't log in from more than two devices.",
    ar: 'مينفعش تدخل من أكتر من جهازين.',
  },
  'auth.email_not_confirmed': { status: 400, ar: 'أكّد إيميلك الأول بالكود اللي بعتناه لك.' },
  'auth.identifier_invalid': { status: 400, ar: 'اكتب إيميل صحيح أو رقم موبايل مصري صحيح.' },
  'register.passwords_differ': { status: 400, en: 'Passwords do not match', ar: 'كلمة السر وتأكيدها مش زي بعض.' },
  'register.grade_missing': { status: 400, en: 'Please choose the academic year', ar: 'اختار السنة الدراسية.' },
  'register.phone_missing': { status: 400, en: 'Phone number is required', ar: 'اكتب رقم موبايلك.' },
  'register.parent_phone_missing': {
    status: 400,
    en: 'Parent phone number is required',
    ar: 'اكتب رقم موبايل ولي الأمر.',
  },
  'register.name_missing': { status: 400, en: 'User name is required', ar: 'اكتب اسمك.' },
  'register.phone_invalid': {
    status: 400,
    en: 'Please enter a valid Egyptian phone number',
    ar: 'اكتب رقم موبايل مصري صحيح: ١١ رقم ويبدأ بـ 01.',
  },
  'register.parent_phone_invalid': {
    status: 400,
    en: 'Please enter a valid parent phone number',
    ar: 'اكتب رقم موبايل صحيح لولي الأمر.',
  },
  'register.email_invalid': { status: 400, ar: 'اكتب إيميل صحيح.' },
  'register.taken': { status: 400, ar: 'فيه حساب متسجّل بالبيانات دي. سجّل دخولك أو رجّع كلمة السر.' },
  'password.too_short': {
    status: 400,
    en: 'Password must be at least 6 characters',
    ar: 'كلمة السر لازم تكون {least} حروف أو أكتر.',
  },
  'password.staff_too_short': { status: 400, ar: 'كلمة سر المدرّس لازم تكون {least} حرف أو أكتر.' },
  'password.too_long': { status: 400, ar: 'كلمة السر طويلة أوي. خليها ١٢٨ حرف بالكتير.' },
  'password.too_common': { status: 400, ar: 'كلمة السر دي سهلة على أي حد. اختار واحدة تانية.' },
  'password.not_temporary': { status: 400, ar: 'كلمة السر بتاعتك مش مؤقتة. غيّرها من صفحة حسابك.' },
  'password.unchanged': { status: 400, ar: 'دي نفس كلمة السر المؤقتة. اختار واحدة جديدة.' },
  'device.freed_lately': { status: 400, ar: 'فضّيت جهاز الأسبوع ده. استنى شوية أو كلّم المستر.' },
  'device.no_mailbox': { status: 400, ar: 'حسابك من غير إيميل. كلّم المستر يفضّي لك جهاز.' },
  'device.not_found': { status: 404, ar: 'الجهاز ده خرج خلاص.' },
  'otp.wrong': { status: 400, en: 'OTP verification failed', ar: 'الكود غلط أو وقته خلص.' },
  'owner.claim_invalid': { status: 400, ar: 'اللينك ده مش صالح أو اتستخدم قبل كده.' },
  'reset.failed': {
    status: 400,
    en: 'Password reset failed.',
    ar: 'مقدرناش نغيّر كلمة السر. اتأكد من الكود وجرّب تاني.',
  },
} as const satisfies Record<string, ErrorEntry>;
