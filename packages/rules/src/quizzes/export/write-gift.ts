import { escapeGift } from '../import/gift-text.ts';
import { kindOf } from '../kinds/question-kinds.ts';
import type { ExportedQuestion } from './exported-question.ts';

/**
 * Moodle's GIFT. Weights and a fixed order have no place in it; everything else comes back the same. The title keeps
 * questions apart in Moodle's bank.
 */
export function writeGift(questions: readonly ExportedQuestion[]): string {
  return questions.map((question, at) => `${writeQuestion(question, at + 1)}\n`).join('\n');
}

function writeQuestion(question: ExportedQuestion, number: number): string {
  const { text, explanation } = question;
  const lines = kindOf(question)
    .gift(question)
    .map((choice) => `\t${choice.sign}${guarded(choice.text)}`);
  const feedback = explanation === '' ? [] : [`\t####${guarded(explanation)}`];
  return [`::Q${number}::[plain]${escapeGift(text)} {`, ...lines, ...feedback, '}'].join('\n');
}

/** What would be read as a share (%50%) or a format ([html]) at its beginning is preceded by the plain format. */
function guarded(text: string): string {
  const escaped = escapeGift(text);
  return /^\s*[%[]/.test(escaped) ? `[plain]${escaped}` : escaped;
}
