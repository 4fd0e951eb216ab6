import type { ErrorEntry } from './error-entry.ts';

export const profileErrors = {
  'profile.no_changes': { status: 400, en: 'No changes were made', ar: 'مفيش حاجة اتغيّرت.' },
  'profile.grade_unknown': { status: 400, ar: 'السنة الدراسية دي مش معروفة.' },
  'profile.current_password_needed': {
    status: 400,
    ar: 'محتاجين كلمة السر الحالية مظبوطة عشان نتأكد إن ده حسابك.',
  },
  'profile.password_too_short': {
    status: 400,
    en: 'Password must be at least 6 characters long',
    ar: 'كلمة السر لازم تكون {least} أو أكتر.',
  },
} as const satisfies Record<string, ErrorEntry>;
