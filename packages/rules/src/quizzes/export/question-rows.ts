import { safeCell } from '../../text/spreadsheet-cell.ts';
import { KIND_CELLS } from '../import/kind-cells.ts';
import { TABLE_HEADS } from '../import/table-columns.ts';
import { kindOf } from '../kinds/question-kinds.ts';
import { QUESTION_LIMITS } from '../question-limits.ts';
import type { ExportedQuestion } from './exported-question.ts';

/**
 * Rows under the same heads as the template, so that what is exported can be imported. Nothing in them runs as a
 * formula.
 */
export function questionRows(questions: readonly ExportedQuestion[]): (string | number)[][] {
  const rows = questions.map((question) => {
    const { choices, right } = kindOf(question).cells(question);
    return [
      safeCell(question.text),
      ...Array.from({ length: QUESTION_LIMITS.choicesAtMost }, (_, at) => safeCell(choices[at] ?? '')),
      safeCell(right),
      question.weight,
      safeCell(question.explanation),
      question.pinned ? 'نعم' : '',
      '',
      KIND_CELLS[question.kind],
    ];
  });
  return [[...TABLE_HEADS], ...rows];
}
