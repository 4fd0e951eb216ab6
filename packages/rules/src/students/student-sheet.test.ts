import { describe, expect, test } from 'vitest';
import { readStudentSheet } from './student-sheet.ts';

const HEADS = ['الاسم', 'موبايل الطالب', 'موبايل ولي الأمر', 'السنة الدراسية', 'الإيميل'];

describe('a sheet of students', () => {
  test('columns stand in any order under any of their names, and what Excel does to phones is undone', () => {
    const sheet = readStudentSheet([
      [null, null],
      ['السنه', 'الاسم:', 'ولى الأمر', 'Phone'],
      ['أولى ثانوي', ' أحمد  سيد ', '٠١١١٢٣٤٥٦٧٨', 1012345678],
      [null, '', undefined, ''],
    ]);
    expect(sheet).toEqual({
      kind: 'rows',
      rows: [
        {
          row: 3,
          student: {
            name: 'أحمد سيد',
            phone: '01012345678',
            parentPhone: '01112345678',
            grade: 'Secondary1',
            email: '',
          },
          faults: [],
        },
      ],
    });
  });

  test('every fault of a row is told, and doubles inside the sheet', () => {
    const sheet = readStudentSheet([
      HEADS,
      ['', '12', '', 'خامسة', 'not mail'],
      ['أ', '01012345678', '01112345678', 'Secondary1', 'a@example.test'],
      ['ب', '010 1234 5678', '01112345678', 'Secondary1', 'A@example.test'],
    ]);
    expect(sheet.kind === 'rows' && sheet.rows.map(({ row, faults }) => [row, faults])).toEqual([
      [2, ['name-missing', 'phone-invalid', 'parent-phone-missing', 'grade-unknown', 'email-invalid']],
      [3, ['phone-twice', 'email-twice']],
      [4, ['phone-twice', 'email-twice']],
    ]);
  });

  test('a student’s own number for the parent’s is a fault of its row [DESK-220]', () => {
    const sheet = readStudentSheet([HEADS, ['أ', '01012345678', '٠١٠ ١٢٣٤ ٥٦٧٨', 'Secondary1', '']]);
    expect(sheet).toMatchObject({ rows: [{ faults: ['parent-phone-own'] }] });
  });

  test('an empty sheet, one without its heads and one too long are told as such', () => {
    expect(readStudentSheet([])).toEqual({ kind: 'empty' });
    expect(readStudentSheet([HEADS])).toEqual({ kind: 'empty' });
    expect(readStudentSheet([['الاسم', 'x']])).toEqual({
      kind: 'no-heads',
      missing: ['phone', 'parentPhone', 'grade'],
    });
    const many = Array.from({ length: 2001 }, () => ['a']);
    expect(readStudentSheet([HEADS, ...many])).toEqual({ kind: 'too-many', count: 2001 });
  });
});
