import type { SheetFault, SheetField, StudentSheet } from '@hessa/rules/students/student-sheet';
import { SHEET_HEADS, STUDENTS_IN_A_SHEET } from '@hessa/rules/students/student-sheet';
import { ROW } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';

/** A fault of a row, or what the platform knows about it. */
export type RowProblem = SheetFault | 'phone-taken' | 'email-taken';

export const ROW_PROBLEMS: Record<RowProblem, string> = {
  'name-missing': 'الاسم ناقص',
  'name-unfit': 'الاسم طويل أوي أو فيه رموز غريبة',
  'phone-missing': 'موبايل الطالب ناقص',
  'phone-invalid': 'موبايل الطالب مش رقم مصري صحيح',
  'parent-phone-missing': 'موبايل ولي الأمر ناقص',
  'parent-phone-invalid': 'موبايل ولي الأمر مش رقم مصري صحيح',
  'parent-phone-own': 'موبايل ولي الأمر هو موبايل الطالب نفسه',
  'grade-missing': 'السنة ناقصة',
  'grade-unknown': 'السنة مش من سنين المنصة',
  'email-invalid': 'الإيميل مش صحيح',
  'phone-twice': 'موبايل الطالب متكرر في الملف',
  'email-twice': 'الإيميل متكرر في الملف',
  'phone-taken': 'موبايل الطالب متسجّل على المنصة قبل كده',
  'email-taken': 'الإيميل متسجّل على المنصة قبل كده',
};

/** Why a sheet cannot be read at all. */
export function sheetRefusal(sheet: Exclude<StudentSheet, { kind: 'rows' }>, digits: DigitStyle): string {
  if (sheet.kind === 'empty') return 'الملف فاضي. حط طالب في كل سطر تحت العناوين.';
  if (sheet.kind === 'no-heads') {
    const heads = sheet.missing.map((field: SheetField) => `«${SHEET_HEADS[field][0]}»`).join(' و');
    return `مش لاقيين عمود ${heads}. نزّل النموذج وحط بياناتك فيه.`;
  }
  return `الملف فيه ${countedNoun(sheet.count, ROW, digits)}، والملف الواحد لحد ${formatNumber(STUDENTS_IN_A_SHEET, digits)}. قسّمه.`;
}
