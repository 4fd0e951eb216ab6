import { escapeGift } from '../import/gift-text.ts';
import { kindOf } from '../kinds/question-kinds.ts';
import type { ExportedQuestion } from './exported-question.ts';

/**
 * Moodle's GIFT. Weights, a fixed order, words to be put in order and a second gap have no place in it; everything else
 * comes back the same. The title keeps questions apart in Moodle's bank.
 */
export function writeGift(questions: readonly ExportedQuestion[]): string {
  return questions.flatMap((question, at) => writeQuestion(question, at + 1) ?? []).join('\n');
}

function writeQuestion(question: ExportedQuestion, number: number): string | null {
  const { text, explanation } = question;
  const choices = kindOf(question).gift(question);
  if (choices === null) return null;
  const lines = choices.map(({ sign, text: words, pair }) =>
    pair === undefined ? `\t${sign}${guarded(words)}` : `\t${sign}${guarded(words)} -> ${escapeGift(pair)}`,
  );
  const feedback = explanation === '' ? [] : [`\t####${guarded(explanation)}`];
  return `${[`::Q${number}::[plain]${escapeGift(text)} {`, ...lines, ...feedback, '}'].join('\n')}\n`;
}

/** What would be read as a share (%50%) or a format ([html]) at its beginning is preceded by the plain format. */
function guarded(text: string): string {
  const escaped = escapeGift(text);
  return /^\s*[%[]/.test(escaped) ? `[plain]${escaped}` : escaped;
}
