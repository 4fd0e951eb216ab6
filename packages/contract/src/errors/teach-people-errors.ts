import type { ErrorEntry } from './error-entry.ts';

/** What may be refused around those who run the platform and around students as a crowd. */
export const teachPeopleErrors = {
  'team.member_not_found': { status: 404, ar: 'الشخص ده مش من الفريق.' },
  'team.not_yourself': { status: 409, ar: 'مينفعش تغيّر دورك أو تقفل حسابك بنفسك. خلي صاحب منصة تاني يعملها.' },
  'team.grades_of_assistants': { status: 409, ar: 'السنين بتتحدد للمساعدين بس. المدرّس وصاحب المنصة ماسكين كل السنين.' },
  'team.last_owner': { status: 409, ar: 'المنصة لازم يفضل لها صاحب واحد على الأقل.' },
  'team.invite_not_found': { status: 404, ar: 'الدعوة دي مش موجودة.' },
  'team.invite_used': { status: 409, ar: 'الدعوة دي اتستخدمت خلاص، وصاحبها بقى من الفريق.' },
  'team.invite_made': { status: 409, ar: 'الدعوة دي اتعملت خلاص. لو اللينك ضاع منك، الغيها واعمل واحدة جديدة.' },
  'team.too_many_invites': { status: 409, ar: 'فيه دعوات كتير مستنية. الغي اللي مش محتاجه الأول.' },
  'invite.invalid': { status: 400, ar: 'اللينك ده مش صالح. افتحه كامل زي ما وصلك، أو اطلب واحد جديد.' },
  'invite.expired': { status: 410, ar: 'الدعوة دي وقتها خلص. اطلب لينك جديد من صاحب المنصة.' },
  'invite.revoked': { status: 410, ar: 'صاحب المنصة لغى الدعوة دي.' },
  'invite.used': { status: 410, ar: 'اللينك ده اتستخدم قبل كده. لو إنت اللي استخدمته، سجّل دخولك.' },
  'trace.unreadable': {
    status: 400,
    ar: 'اكتب الكود كامل (٥ حروف وأرقام)، أو ٤ أرقام على الأقل من رقم الموبايل ورا بعض.',
  },
  'student.teachers_fields': {
    status: 403,
    ar: 'الاسم والموبايل والسنة بيغيّرهم المدرّس. إنت تقدر تغيّر رقم ولي الأمر والملاحظة.',
  },
  'student.phone_taken': { status: 409, ar: 'رقم الموبايل ده متسجّل لحساب تاني. دوّر عليه الأول.' },
  'student.parent_phone_own': { status: 400, ar: 'ده رقم الطالب نفسه. اكتب رقم موبايل ولي الأمر.' },
  'students.cohort_changed': { status: 409, ar: 'عدد الطلبة اتغيّر وإنت بتأكّد. شوف العدد الجديد وأكّد تاني.' },
  'students.move_undone': { status: 409, ar: 'النقلة دي اترجعت قبل كده.' },
  'students.change_undone': { status: 409, ar: 'التغيير ده اترجع قبل كده.' },
  'students.import_row': { status: 400, ar: 'السطر رقم {row} فيه بيانات ناقصة أو غلط. راجع الملف وجرّب تاني.' },
  'students.import_running': { status: 409, ar: 'لسه بنضيف الطلبة. استنى لما نخلص.' },
  'students.passwords_told': {
    status: 410,
    ar: 'كلمات السر نزلت قبل كده ومش بنحتفظ بيها. اعمل كلمة سر مؤقتة للي محتاج.',
  },
} as const satisfies Record<string, ErrorEntry>;
