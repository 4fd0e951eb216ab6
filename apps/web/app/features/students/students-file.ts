import type { Input, Reply } from '@hessa/contract/client';
import { isGrade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { cairoDay } from '@hessa/rules/statistics/cairo-day';
import { safeCell } from '@hessa/rules/text/spreadsheet-cell';
import { callFreshly } from '../../teach-shell/frame/call-freshly.ts';

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

export const STUDENTS_HEADS = [
  'الاسم',
  'موبايل الطالب',
  'موبايل ولي الأمر',
  'الإيميل',
  'السنة الدراسية',
  'عمل حساب',
  'آخر دخول',
  'الحساب',
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
  let after: string | null = null;
  do {
    const body: typeof wanted & { after?: string } = after === null ? wanted : { ...wanted, after };
    const page: Reply<'POST /api/teach/student-export'> = await callFreshly(
      'POST /api/teach/student-export',
      { body },
      { signal },
    );
    yield page.data.students.map(rowOf);
    after = page.data.next;
  } while (after !== null);
}

/** In the words of the list on the screen. */
export function rowOf(student: Student): string[] {
  return [
    student.name,
    student.phone,
    student.parentPhone ?? '',
    student.email,
    student.grade && isGrade(student.grade) ? gradeLabel(student.grade, 'short') : '',
    cairoDay(Date.parse(student.createdAt)),
    student.lastSeenAt === null ? '' : cairoDay(Date.parse(student.lastSeenAt)),
    student.disabled ? 'مقفول' : 'مفتوح',
  ].map(safeCell);
}
