import { isEmail, normaliseEmail } from '../auth/email.ts';
import { isOwnNumber } from '../auth/own-number.ts';
import { isEgyptianMobile, normalisePhone } from '../auth/phone.ts';
import { gradeFromText } from '../courses/grade.ts';
import { toLatinDigits } from '../text/digits.ts';
import { normaliseArabic } from '../text/normalise-arabic.ts';
import { findUnprintable } from '../text/printable-text.ts';

export const STUDENTS_IN_A_SHEET = 2000;
const NAME_LENGTH = 80;

export type SheetStudent = {
  readonly name: string;
  readonly phone: string;
  readonly parentPhone: string;
  readonly grade: string;
  /** Empty for who has none: phones are what teachers know. */
  readonly email: string;
};

export type SheetField = keyof SheetStudent;

export type SheetFault =
  | 'name-missing'
  | 'name-unfit'
  | 'phone-missing'
  | 'phone-invalid'
  | 'parent-phone-missing'
  | 'parent-phone-invalid'
  | 'parent-phone-own'
  | 'grade-missing'
  | 'grade-unknown'
  | 'email-invalid'
  | 'phone-twice'
  | 'email-twice';

export type SheetRow = { readonly row: number; readonly student: SheetStudent; readonly faults: readonly SheetFault[] };

export type StudentSheet =
  | { readonly kind: 'empty' }
  | { readonly kind: 'no-heads'; readonly missing: readonly SheetField[] }
  | { readonly kind: 'too-many'; readonly count: number }
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] };

/** The first word of each is what the template says; the others are what people write. */
export const SHEET_HEADS: Readonly<Record<SheetField, readonly string[]>> = {
  name: ['الاسم', 'اسم الطالب', 'name'],
  phone: ['موبايل الطالب', 'الموبايل', 'رقم الموبايل', 'رقم الطالب', 'phone'],
  parentPhone: ['موبايل ولي الأمر', 'ولي الأمر', 'رقم ولي الأمر', 'parent phone'],
  grade: ['السنة الدراسية', 'السنة', 'الصف', 'grade'],
  email: ['الإيميل', 'البريد الإلكتروني', 'email', 'e-mail'],
};

const FIELDS = Object.keys(SHEET_HEADS) as SheetField[];

/** Reads the cells of a sheet: which column is which, every row checked as registration would, doubles flagged. */
export function readStudentSheet(cells: readonly (readonly unknown[])[]): StudentSheet {
  const filled = cells.map((row, at) => ({ row: at + 1, texts: row.map(cellText) }));
  const [heads, ...rest] = filled.filter(({ texts }) => texts.some((text) => text !== ''));
  if (!heads) return { kind: 'empty' };
  const places = new Map(FIELDS.map((field) => [field, heads.texts.findIndex((text) => isHead(field, text))]));
  const missing = FIELDS.filter((field) => field !== 'email' && (places.get(field) ?? -1) < 0);
  if (missing.length > 0) return { kind: 'no-heads', missing };
  if (rest.length === 0) return { kind: 'empty' };
  if (rest.length > STUDENTS_IN_A_SHEET) return { kind: 'too-many', count: rest.length };
  const rows = rest.map(({ row, texts }) => {
    const text = (field: SheetField) => texts[places.get(field) ?? -1] ?? '';
    return { row, student: readStudent(text) };
  });
  const phones = countOf(rows.map(({ student }) => student.phone));
  const emails = countOf(rows.map(({ student }) => student.email));
  return {
    kind: 'rows',
    rows: rows.map(({ row, student }) => ({
      row,
      student,
      faults: [
        ...sheetFaults(student),
        ...((phones.get(student.phone) ?? 0) > 1 ? (['phone-twice'] as const) : []),
        ...((emails.get(student.email) ?? 0) > 1 ? (['email-twice'] as const) : []),
      ],
    })),
  };
}

/** What is wrong with one student of a list; the server asks it of every row again. */
export function sheetFaults({ name, phone, parentPhone, grade, email }: SheetStudent): SheetFault[] {
  const faults: SheetFault[] = [];
  if (name === '') faults.push('name-missing');
  else if (name.length > NAME_LENGTH || findUnprintable(name) !== null) faults.push('name-unfit');
  if (phone === '') faults.push('phone-missing');
  else if (!isEgyptianMobile(phone)) faults.push('phone-invalid');
  if (parentPhone === '') faults.push('parent-phone-missing');
  else if (!isEgyptianMobile(parentPhone)) faults.push('parent-phone-invalid');
  else if (isOwnNumber({ phone, parentPhone })) faults.push('parent-phone-own');
  if (grade === '') faults.push('grade-missing');
  else if (gradeFromText(grade) === null) faults.push('grade-unknown');
  if (email !== '' && !isEmail(email)) faults.push('email-invalid');
  return faults;
}

function readStudent(text: (field: SheetField) => string): SheetStudent {
  return {
    name: text('name').replace(/\s+/g, ' '),
    phone: sheetPhone(text('phone')),
    parentPhone: sheetPhone(text('parentPhone')),
    grade: gradeFromText(text('grade')) ?? text('grade'),
    email: normaliseEmail(text('email')),
  };
}

/** Excel takes a phone for a number and drops its zero. */
function sheetPhone(text: string): string {
  const phone = normalisePhone(toLatinDigits(text));
  return /^1[0-9]{9}$/.test(phone) ? `0${phone}` : phone;
}

function isHead(field: SheetField, text: string): boolean {
  const typed = normaliseArabic(text.replace(/[:*]/g, ''));
  return SHEET_HEADS[field].some((head) => normaliseArabic(head) === typed);
}

function cellText(cell: unknown): string {
  return cell === null || cell === undefined ? '' : String(cell).trim();
}

function countOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
