import type { Reply } from '@hessa/contract/client';
import { shownPercent } from '@hessa/rules/quizzes/shown-percent';
import { wholePercent } from '@hessa/rules/statistics/whole-percent';
import { safeCell } from '@hessa/rules/text/spreadsheet-cell';
import { makeWorkbook } from '../../../../spreadsheet/make-workbook.ts';
import { saveFile } from '../../../../spreadsheet/save-file.ts';
import { callFreshly } from '../../../../teach-shell/frame/call-freshly.ts';
import {
  GAP_LETTERS,
  type GradebookHead,
  type GradebookOrder,
  type GradebookQuiz,
  gapOf,
  orderQuery,
} from './gradebook.ts';

type Exported = Reply<'POST /api/teach/gradebooks/{courseId}/export'>['data'];

/** The gradebook as it is filtered and sorted now, with everybody in it: numbers as numbers, so that Excel can count. */
export async function saveGradebook(courseId: number, head: GradebookHead, order: GradebookOrder): Promise<void> {
  const heads = [
    'الطالب',
    'موبايل الطالب',
    'موبايل ولي الأمر',
    ...head.quizzes.map(({ name, hidden }) => safeCell(hidden ? `${name} (مخفي)` : name)),
  ];
  const students: Exported['students'] = [];
  let after: string | null = null;
  do {
    const page: { data: Exported } = await callFreshly('POST /api/teach/gradebooks/{courseId}/export', {
      params: { courseId },
      body: orderQuery(order, after),
    });
    students.push(...page.data.students);
    after = page.data.next;
  } while (after !== null);
  // Named beside the numbers and not in them, so that Excel goes on counting; a class without any needs no column.
  const forNow = students.map((student) => marksForNow(student, head.quizzes));
  const hasForNow = forNow.some((names) => names !== '');
  const rows = [
    [...heads, 'المتوسط', 'ناقص', ...(hasForNow ? ['درجات مؤقتة'] : [])],
    ...students.map((student, at) => [
      ...rowOf(student, head.quizzes),
      ...(hasForNow ? [safeCell(forNow[at] ?? '')] : []),
    ]),
  ];
  const widths = [30, 16, 18, ...head.quizzes.map(() => 14), 10, 8, ...(hasForNow ? [30] : [])];
  saveFile(await makeWorkbook([{ name: 'دفتر الدرجات', rows, widths }]), `gradebook-${courseId}.xlsx`);
}

function rowOf(student: Exported['students'][number], quizzes: readonly GradebookQuiz[]): (string | number)[] {
  const scores = new Map(student.scores.map(({ lessonId, score }) => [lessonId, score]));
  return [
    safeCell(student.name),
    safeCell(student.phone),
    safeCell(student.parentPhone ?? ''),
    ...quizzes.map(({ lessonId }) => {
      const score = scores.get(lessonId);
      if (score === null) return 'لسه بتتصحح';
      if (score !== undefined) return shownPercent(score);
      return GAP_LETTERS[gapOf(student, lessonId)];
    }),
    student.average === null ? '' : wholePercent(student.average),
    student.missing.length,
  ];
}

/** The quizzes whose late answers wait for the teacher's word. */
function marksForNow({ scores }: Exported['students'][number], quizzes: readonly GradebookQuiz[]): string {
  const ids = scores.flatMap(({ lessonId, provisional }) => (provisional ? lessonId : []));
  return quizzes.flatMap(({ lessonId, name }) => (ids.includes(lessonId) ? name : [])).join('، ');
}
