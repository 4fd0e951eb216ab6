import { toLatinDigits } from '../../text/digits.ts';
import { normaliseArabic } from '../../text/normalise-arabic.ts';
import { takeBracketed } from './choice-markers.ts';
import { type ImportedRow, type ImportProblem, importedRow } from './imported-row.ts';
import { resolveRights } from './resolve-right.ts';
import { takeRightMark } from './right-mark.ts';

export interface PastedChoice {
  letter: string | null;
  text: string;
  marked: boolean;
}

/** A question while its lines come in. */
export interface PastedQuestion {
  row: number;
  number: number | null;
  style: string;
  text: string;
  choices: PastedChoice[];
  answer: string | null;
  explanation: string;
  weight: string | null;
  /** The whole first line, while the choices found in it may still turn out to be words of the question. */
  unsplit: string | null;
  /** What a further line without any sign belongs to. */
  open: 'text' | 'choice' | 'explanation' | null;
}

export const startQuestion = (row: number, text: string, number: number | null = null, style = ''): PastedQuestion => ({
  row,
  number,
  style,
  text,
  choices: [],
  answer: null,
  explanation: '',
  weight: null,
  unsplit: null,
  open: 'text',
});

const INSTRUCTION = /^(?:choose|pick|select|circle|answer the following|اختر|اختار|تخير|اجب)(?:\s|:|$)/;

/** «Choose the correct answer:» over a list is no question and no mistake. */
export function isInstruction({ number, text, choices }: PastedQuestion): boolean {
  return number === null && choices.length === 0 && text.length < 150 && INSTRUCTION.test(normaliseArabic(text));
}

export function finishQuestion(question: PastedQuestion, keyLetters: string | null): ImportedRow {
  const bracketed = question.choices.length === 0 ? takeBracketed(question.text) : null;
  const text = bracketed?.before ?? question.text;
  const typed: PastedChoice[] =
    bracketed?.choices.map((choice) => ({ letter: null, text: choice, marked: false })) ?? question.choices;
  const choices = typed.map((choice) => {
    const { text: words, marked } = takeRightMark(choice.text);
    return { ...choice, text: words, marked: marked || choice.marked };
  });
  const words = choices.map((choice) => choice.text);
  const letters = choices.every(({ letter }) => letter !== null) ? choices.map(({ letter }) => letter ?? '') : [];

  const marked = choices.flatMap((choice, at) => (choice.marked ? [at] : []));
  const typedKeys = words.length === 0 ? [] : [question.answer, keyLetters].filter((key) => key !== null);
  const said = [...(marked.length > 0 ? [marked] : []), ...typedKeys.map((key) => resolveRights(key, words, letters))];
  const problems: ImportProblem[] = said.filter((each) => typeof each === 'string').slice(0, 1);
  const keys = said.filter((each) => typeof each !== 'string');
  // Several right choices are said in one way; two ways that differ contradict each other.
  if (problems.length === 0 && new Set(keys.map(String)).size > 1) problems.push('two-right-choices');
  const [right = []] = problems.length === 0 ? keys : [];

  const weight = question.weight === null ? 1 : Number.parseInt(toLatinDigits(question.weight), 10);
  if (Number.isNaN(weight)) problems.push('weight-not-a-number');
  return importedRow({
    row: question.row,
    text,
    choices: words,
    right,
    weight,
    explanation: question.explanation,
    problems,
  });
}
