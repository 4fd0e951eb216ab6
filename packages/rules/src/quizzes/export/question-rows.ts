import { safeCell } from '../../text/spreadsheet-cell.ts';
import { resolveRight } from '../import/resolve-right.ts';
import { TABLE_HEADS } from '../import/table-columns.ts';
import { QUESTION_LIMITS } from '../question-limits.ts';
import type { ExportedQuestion } from './exported-question.ts';

/** Rows under the same heads as the template, so that what is exported can be imported. Nothing in them runs as a formula. */
export function questionRows(questions: readonly ExportedQuestion[]): (string | number)[][] {
  const rows = questions.map((question) => [
    safeCell(question.text),
    ...Array.from({ length: QUESTION_LIMITS.choicesAtMost }, (_, at) => safeCell(question.choices[at] ?? '')),
    safeCell(rightCell(question)),
    question.weight,
    safeCell(question.explanation),
    question.pinned ? 'نعم' : '',
  ]);
  return [[...TABLE_HEADS], ...rows];
}

const LATIN = 'ABCDEF';
const ARABIC = 'أبجدهو';

/** The letter of the right choice, or whatever other sign no choice of this question can be taken for. */
function rightCell({ choices, rightChoice }: ExportedQuestion): string {
  if (rightChoice === null) return '';
  const number = String(rightChoice + 1);
  const letter = LATIN[rightChoice] ?? number;
  const signs = [letter, ARABIC[rightChoice] ?? number, number, `(${letter})`, `(${number})`, `#${number}`];
  return signs.find((sign) => resolveRight(sign, choices) === rightChoice) ?? letter;
}
