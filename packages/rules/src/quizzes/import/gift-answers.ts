import { written } from '../kinds/written.ts';
import { readShares } from './answer-shares.ts';
import { findUnescaped } from './gift-text.ts';
import type { FoundQuestion } from './imported-row.ts';
import { trueFalseChoices } from './true-false.ts';

export type GiftAnswers = Pick<FoundQuestion, 'part' | 'choices' | 'right' | 'explanation' | 'problems' | 'warnings'>;

/** A question with more is wrong anyway. */
const CHOICES_READ = 20;

interface ReadChoice {
  sign: string;
  text: string;
  share: number;
  feedback: string;
}

/**
 * What stands between the braces. One or several right choices, true or false, short answers, matching and essays
 * are read; numbers and marks for half an answer are not, and say so.
 */
export function readGiftAnswers(inside: string, question: string, words: (part: string) => string): GiftAnswers {
  const general = findGeneralFeedback(inside);
  const answers = inside.slice(0, general === -1 ? undefined : general).trim();
  const explanation = general === -1 ? '' : words(inside.slice(general + 4));
  const unsupported: GiftAnswers = { problems: ['unsupported-type'] };
  // Braces with nothing in them are GIFT's essay.
  if (answers === '') return { part: written.fromSketch({ choices: [], right: [] }), explanation };
  if (answers.startsWith('#')) return unsupported;

  const [, truth, feedback = ''] = /^(true|false|t|f)\s*(?:#(.*))?$/is.exec(answers) ?? [];
  if (truth) {
    const isTrue = truth.toLowerCase().startsWith('t');
    // First what is said to a wrong answer, then what is said to a right one.
    const said = words(feedback.split('#').at(-1) ?? '');
    const part = { kind: 'true-false', choices: trueFalseChoices(question), rightChoice: isTrue ? 0 : 1 } as const;
    return { part, explanation: explanation || said };
  }

  const choices = splitGiftChoices(answers, words);
  if (choices.length > 0 && choices.every(({ sign }) => sign === '='))
    return { ...writtenAnswers(choices), explanation };
  const isPickedOnce = choices.some(({ sign, share }) => sign === '=' && share >= 100);
  const { right, problems, warnings } = readShares(
    choices.map(({ share }) => share),
    isPickedOnce ? 'one' : 'several',
  );
  const [only = -1, ...more] = right;
  const said = more.length === 0 ? (choices[only]?.feedback ?? '') : '';
  return { choices: choices.map(({ text }) => text), right, explanation: explanation || said, problems, warnings };
}

/** Answers that all are right: pairs to be matched, or the spellings of a word that is typed. */
function writtenAnswers(choices: readonly ReadChoice[]): GiftAnswers {
  const pairs = choices.map(({ text }) => text.split(/\s*->\s*/));
  if (pairs.every(({ length }) => length === 2)) {
    // What has nothing on its left is there to mislead.
    const [matched, over] = [pairs.filter(([left]) => left !== ''), pairs.filter(([left]) => left === '')];
    const rights = [...matched, ...over].map(([, right = '']) => right.trim());
    return { part: { kind: 'matching', lefts: matched.map(([left = '']) => left.trim()), rights } };
  }
  const part = {
    kind: 'gaps',
    gaps: [choices.map(({ text }) => text)],
    forgives: { capitals: true, apostrophes: false },
  } as const;
  return { part, problems: choices.some(({ share }) => share < 100) ? ['part-marks'] : [] };
}

function splitGiftChoices(answers: string, words: (part: string) => string): ReadChoice[] {
  const choices: ReadChoice[] = [];
  for (let at = findUnescaped(answers, '~='); at !== -1 && choices.length < CHOICES_READ; ) {
    const next = findUnescaped(answers, '~=', at + 1);
    const whole = answers.slice(at + 1, next === -1 ? undefined : next);
    const [weight = '', percent] = /^\s{0,20}%(-?\d{1,3}(?:\.\d{1,10})?)%/.exec(whole) ?? [];
    const body = whole.slice(weight.length);
    const hash = findUnescaped(body, '#');
    choices.push({
      sign: answers[at] ?? '',
      text: words(body.slice(0, hash === -1 ? undefined : hash)),
      share: percent === undefined ? (answers[at] === '=' ? 100 : 0) : Number(percent),
      feedback: hash === -1 ? '' : words(body.slice(hash + 1)),
    });
    at = next;
  }
  return choices;
}

function findGeneralFeedback(inside: string): number {
  for (let at = findUnescaped(inside, '#'); at !== -1; at = findUnescaped(inside, '#', at + 1)) {
    if (inside.startsWith('####', at)) return at;
  }
  return -1;
}
