export const MUST_LOG_IN = 'لازم تسجّل دخولك عشان تشوف إحصائياتك';
export const NO_USER_ID = 'رقم حسابك مش متاح';
export const BOTH_FAILED = 'مقدرناش نحمّل الإحصائيات، ومعرفناش نوصل للسيرفر.';
