/**
 * What each kind of event is called: a verb in the past, said of whoever did it. A kind that is about somebody else
 * ends where that person's name follows. A new kind without words does not pass the type check of the tests.
 */
export const AUDIT_WORDS = {
  'account.registered': 'عمل حساب جديد',
  'account.confirmed': 'أكّد الإيميل',
  'account.password_reset': 'رجّع كلمة السر بكود',
  'account.password_changed': 'غيّر كلمة السر',
  'owner.claimed': 'استلم المنصة',
  'code.redeemed': 'فعّل كود',
  'codes.many_wrong': 'جرّب أكواد غلط كتير',
  'access.other_account': 'حاول يفتح حاجة مش بتاعته',
  'session.signed_in': 'دخل',
  'session.refused': 'محاولة دخول اترفضت على حساب',
  'session.device_refused': 'حاول يدخل من جهاز تالت',
  'session.token_reused': 'دخول قديم اتستخدم تاني، وقفلناه',
  'session.signed_out': 'خرج',
  'student.devices_freed': 'فضّى أجهزة',
  'student.password_set': 'عمل كلمة سر مؤقتة لـ',
  'student.disabled': 'قفل حساب',
  'student.enabled': 'فتح حساب',
  'student.edited': 'عدّل بيانات',
  'student.grade_moved': 'نقل لسنة تانية',
  'students.grade_moved': 'نقل دفعة كاملة للسنة اللي بعدها',
  'students.move_undone': 'رجّع دفعة للسنة اللي كانت فيها',
  'enrolment.granted': 'ادّى كورس لـ',
  'enrolment.extended': 'مدّد اشتراك',
  'enrolment.revoked': 'سحب كورس من',
  'job.cancelled': 'وقّف شغل طويل',
  'team.invited': 'دعا حد للفريق',
  'team.invite_revoked': 'لغى دعوة',
  'team.joined': 'دخل الفريق',
  'team.role_changed': 'غيّر دور',
  'team.disabled': 'قفل حساب',
  'team.enabled': 'فتح حساب',
  'site.profile_edited': 'عدّل كلام الموقع',
  'site.settings_edited': 'عدّل إعدادات المنصة',
  'site.colours_edited': 'غيّر ألوان المنصة',
  'contact.edited': 'عدّل بيانات التواصل',
  'book.added': 'ضاف كتاب',
  'book.edited': 'عدّل كتاب',
  'book.deleted': 'مسح كتاب',
} as const satisfies Record<string, string>;

export function auditWords(kind: string): string {
  return (AUDIT_WORDS as Record<string, string>)[kind] ?? `عمل خطوة اسمها «${kind}»`;
}
