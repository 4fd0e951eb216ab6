import { readStudentSheet, type SheetStudent } from '@hessa/rules/students/student-sheet';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { call } from '../../api/call.ts';
import { readWorkbook } from '../../spreadsheet/read-workbook.ts';
import { type RowProblem, sheetRefusal } from './sheet-problem-words.ts';

export type StudentsFile =
  | { kind: 'refused'; why: string }
  | { kind: 'read'; ready: SheetStudent[]; problems: { row: number; problems: RowProblem[] }[] };

/** Reads a workbook in the browser and asks the platform only which phones and e-mails it knows. Changes nothing. */
export async function readStudentsFile(file: Blob, digits: DigitStyle): Promise<StudentsFile> {
  let cells: unknown[][];
  try {
    cells = await readWorkbook(file);
  } catch {
    return { kind: 'refused', why: 'ده مش ملف Excel نعرف نقراه. احفظه xlsx وجرّب تاني.' };
  }
  const sheet = readStudentSheet(cells);
  if (sheet.kind !== 'rows') return { kind: 'refused', why: sheetRefusal(sheet, digits) };
  const { data: taken } = await call('POST /api/teach/student-import/check', {
    body: {
      phones: sheet.rows.map(({ student }) => student.phone.slice(0, 40)),
      emails: sheet.rows.map(({ student }) => student.email.slice(0, 254)).filter(Boolean),
    },
  });
  const [phones, emails] = [new Set(taken.phones), new Set(taken.emails)];
  const rows = sheet.rows.map(({ row, student, faults }) => ({
    row,
    student,
    problems: [
      ...faults,
      ...(phones.has(student.phone) ? (['phone-taken'] as const) : []),
      ...(emails.has(student.email) ? (['email-taken'] as const) : []),
    ],
  }));
  return {
    kind: 'read',
    ready: rows.filter(({ problems }) => problems.length === 0).map(({ student }) => student),
    problems: rows.filter(({ problems }) => problems.length > 0),
  };
}
