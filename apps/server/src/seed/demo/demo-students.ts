import type { Grade } from '@hessa/rules/courses/grade';
import type { DemoStudent } from './demo-content.ts';

type Row = [name: string, grade: Grade, diligence: number, ability: number, startedDaysAgo: number, family?: number];

/** Invented people. Rows with the same family number are children of one parent. */
const ROWS: readonly Row[] = [
  ['مريم عادل', 'Secondary1', 0.95, 0.92, 26],
  ['يوسف شريف', 'Secondary1', 0.8, 0.7, 25],
  ['حبيبة سامح', 'Secondary1', 0.9, 0.85, 24, 3],
  ['عمر فتحي', 'Secondary1', 0.35, 0.45, 24],
  ['ملك حسام', 'Secondary1', 0.7, 0.78, 20],
  ['زياد وائل', 'Secondary1', 0.15, 0.3, 18],
  ['روان عصام', 'Secondary1', 0.6, 0.66, 12],
  ['آدم خالد', 'Secondary1', 0.5, 0.9, 5],
  ['سلمى طارق', 'Secondary2', 1, 0.97, 27],
  ['محمود رأفت', 'Secondary2', 0.75, 0.6, 27],
  ['نور الدين أشرف', 'Secondary2', 0.65, 0.55, 23],
  ['جنى مصطفى', 'Secondary2', 0.85, 0.8, 21, 3],
  ['كريم نبيل', 'Secondary2', 0.4, 0.72, 16],
  ['فريدة هشام', 'Secondary2', 0.9, 0.88, 15],
  ['بيشوي مجدي', 'Secondary2', 0.7, 0.75, 9],
  ['ليلى إيهاب', 'Secondary3', 0.98, 0.95, 34],
  ['عبد الرحمن السيد', 'Secondary3', 0.9, 0.82, 34],
  ['ندى رمضان', 'Secondary3', 0.85, 0.74, 33],
  ['مينا عاطف', 'Secondary3', 0.92, 0.9, 30],
  ['شهد عبد الحميد', 'Secondary3', 0.55, 0.5, 29, 7],
  ['أحمد جمال', 'Secondary3', 0.3, 0.4, 28],
  ['تقى محمد عبد الله الشرقاوي', 'Secondary3', 0.78, 0.84, 22],
  ['حازم ياسر', 'Secondary3', 0.6, 0.62, 14],
  ['إسراء منير', 'Secondary3', 0.45, 0.7, 8],
  ['يحيى علاء', 'Secondary3', 0, 0.5, 1],
  ['لمار وليد', 'prep3', 0.88, 0.86, 19],
  ['سيف عماد', 'prep3', 0.5, 0.58, 19, 7],
  ['كنزي أيمن', 'prep3', 0.72, 0.69, 13],
  ['مازن رضا', 'prep3', 0.2, 0.35, 10],
  ['جومانا صلاح', 'prep3', 0.95, 0.8, 6],
];

export const DEMO_STUDENTS: readonly DemoStudent[] = ROWS.map(
  ([name, grade, diligence, ability, startedDaysAgo, family], index) => {
    const number = String(index + 1).padStart(4, '0');
    const parent = family === undefined ? number : String(family).padStart(4, '0');
    return {
      name,
      email: `learner${number}@demo.test`,
      grade,
      phone: `0101000${number}`,
      parentPhone: `0111000${parent}`,
      diligence,
      ability,
      startedDaysAgo,
    };
  },
);
