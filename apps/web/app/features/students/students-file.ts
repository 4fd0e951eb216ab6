import type { Input, Reply } from '@hessa/contract/client';
import { isGrade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { cairoDay } from '@hessa/rules/statistics/cairo-day';
import { wholePercentText } from '@hessa/rules/statistics/whole-percent';
import { safeCell } from '@hessa/rules/text/spreadsheet-cell';
import { callFreshly } from '../../teach-shell/frame/call-freshly.ts';
import { studentTimeWords } from './student-time.tsx';

export interface StudentsFilter {
  search: string;
  grade: string;
  state: '' | 'open' | 'closed';
  only: '' | 'low' | 'away';
  /** As the list is sorted; newest first without one. */
  sort?: Input<'POST /api/teach/student-export'>['body']['sort'];
  /** Only whoever is ticked; what else the filter says then counts for nothing. */
  selected?: readonly string[];
}

type Student = Reply<'POST /api/teach/student-export'>['data']['students'][number];

/** The columns of the list in its order, then what it has no room for. */
export const STUDENTS_HEADS = [
  ...['الاسم', 'موبايل الطالب', 'السنة الدراسية', 'الكورسات', 'المتوسط', 'ناقص', 'الوقت', 'آخر دخول'],
  ...['موبايل ولي الأمر', 'الإيميل', 'عمل حساب', 'الحساب'],
];

/** The students of a filter as rows of a file, page by page, so that a hundred thousand never stand in one answer. */
export async function* studentRows(filter: StudentsFilter, signal: AbortSignal): AsyncGenerator<string[][]> {
  const { search, grade, state, only, sort, selected } = filter;
  const wanted = selected
    ? { selected: [...selected] }
    : {
        ...(search ? { search } : {}),
        ...(grade ? { grade } : {}),
        ...(state ? { state } : {}),
        ...(only ? { only } : {}),
        ...(sort ? { sort } : {}),
      };
  // Whoever comes, or hands something in, meanwhile moves in the order, and would stand in the file twice.
  const told = new Set<string>();
  let after: string | null = null;
  do {
    const body: typeof wanted & { after?: string } = after === null ? wanted : { ...wanted, after };
    const page: Reply<'POST /api/teach/student-export'> = await callFreshly(
      'POST /api/teach/student-export',
      { body },
      { signal },
    );
    const others = page.data.students.filter(({ id }) => !told.has(id));
    for (const { id } of others) told.add(id);
    yield others.map((student) => rowOf(student, Date.now()));
    after = page.data.next;
  } while (after !== null);
}

/** In the words of the list on the screen. */
export function rowOf(student: Student, now: number): string[] {
  return [
    student.name,
    student.phone,
    student.grade && isGrade(student.grade) ? gradeLabel(student.grade, 'short') : '',
    // Names have commas of their own.
    student.courseNames.join(' | '),
    student.average === null ? '' : wholePercentText(student.average, 'latin'),
    String(student.missingCount),
    student.time === null ? '' : studentTimeWords(student.time, now, 'latin'),
    student.lastSeenAt === null ? '' : cairoDay(Date.parse(student.lastSeenAt)),
    student.parentPhone ?? '',
    student.email,
    cairoDay(Date.parse(student.createdAt)),
    student.disabled ? 'مقفول' : 'مفتوح',
  ].map(safeCell);
}
