import type { NewAccount } from './new-account.ts';

/** Printed at start; the demo is for trying the product out and holds nobody's data. */
export const DEMO_PASSWORD = 'demo1234';

const PARENT_PHONE = '01100000001';

export const DEMO_ACCOUNTS: readonly (NewAccount & { what: string; phone: string; email: string })[] = [
  {
    what: 'student',
    role: 'student',
    name: 'طالب تجريبي',
    email: 'student@demo.test',
    phone: '01000000001',
    parentPhone: PARENT_PHONE,
    grade: 'Secondary1',
  },
  {
    what: 'second student',
    role: 'student',
    name: 'طالبة تجريبية',
    email: 'student2@demo.test',
    phone: '01000000002',
    parentPhone: PARENT_PHONE,
    grade: 'Secondary2',
  },
  {
    what: 'teacher (owner)',
    role: 'owner',
    name: 'مستر ديمو',
    email: 'teacher@demo.test',
    phone: '01000000009',
    parentPhone: null,
    grade: null,
  },
  {
    what: 'assistant',
    role: 'assistant',
    name: 'مساعد تجريبي',
    email: 'assistant@demo.test',
    phone: '01000000008',
    parentPhone: null,
    grade: null,
  },
];
