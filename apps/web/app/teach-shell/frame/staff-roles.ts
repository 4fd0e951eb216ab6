/** What each role is called, and what it may do in a sentence. */
export const STAFF_ROLES = {
  assistant: { name: 'مساعد', may: 'بيبيع الأكواد ويدوّر عليها، ويصحّح المقالي، ويساعد الطلبة: أجهزة واشتراكات وتمديد.' },
  teacher: { name: 'مدرّس', may: 'كل شغل المساعد، ومعاه المحتوى والامتحانات وعمل الأكواد.' },
  owner: { name: 'صاحب المنصة', may: 'كل حاجة، ومعاها الفريق والإعدادات ونقل البيانات ومسحها.' },
} as const;

export type StaffRole = keyof typeof STAFF_ROLES;
