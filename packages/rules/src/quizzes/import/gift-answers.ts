import { findUnescaped } from './gift-text.ts';
import type { ImportProblem } from './imported-row.ts';
import { trueFalseChoices } from './true-false.ts';

export interface GiftAnswers {
  choices?: string[];
  rightChoice?: number | null;
  explanation?: string;
  problems?: ImportProblem[];
}

/** A question with more is wrong anyway. */
const CHOICES_READ = 20;

interface GiftChoice {
  text: string;
  share: number;
  feedback: string;
}

/**
 * What stands between the braces. One right choice of several and true or false are read; essays, numbers, matching,
 * short answers and marks for half an answer are not, and say so.
 */
export function readGiftAnswers(inside: string, question: string, words: (part: string) => string): GiftAnswers {
  const general = findGeneralFeedback(inside);
  const answers = inside.slice(0, general === -1 ? undefined : general).trim();
  const explanation = general === -1 ? '' : words(inside.slice(general + 4));
  const unsupported: GiftAnswers = { problems: ['unsupported-type'] };
  if (answers === '' || answers.startsWith('#')) return unsupported;

  const [, truth, feedback = ''] = /^(true|false|t|f)\s*(?:#(.*))?$/is.exec(answers) ?? [];
  if (truth) {
    const isTrue = truth.toLowerCase().startsWith('t');
    // First what is said to a wrong answer, then what is said to a right one.
    const said = words(feedback.split('#').at(-1) ?? '');
    return { choices: trueFalseChoices(question), rightChoice: isTrue ? 0 : 1, explanation: explanation || said };
  }

  const choices = splitGiftChoices(answers, words);
  const wrong = choices.filter(({ share }) => share <= 0);
  if (choices.length === 0 || wrong.length === 0) return unsupported;
  const right = choices.flatMap(({ share }, at) => (share >= 100 ? [at] : []));
  const problems: ImportProblem[] = [];
  if (choices.some(({ share }) => share > 0 && share < 100)) problems.push('part-marks');
  else if (right.length > 1) problems.push('two-right-choices');
  const [rightChoice = null] = problems.length === 0 ? right : [];
  return {
    choices: choices.map(({ text }) => text),
    rightChoice,
    explanation: explanation || (rightChoice === null ? '' : (choices[rightChoice]?.feedback ?? '')),
    problems,
  };
}

function splitGiftChoices(answers: string, words: (part: string) => string): GiftChoice[] {
  const choices: GiftChoice[] = [];
  for (let at = findUnescaped(answers, '~='); at !== -1 && choices.length < CHOICES_READ; ) {
    const next = findUnescaped(answers, '~=', at + 1);
    const whole = answers.slice(at + 1, next === -1 ? undefined : next);
    const [weight = '', percent] = /^\s{0,20}%(-?\d{1,3}(?:\.\d{1,10})?)%/.exec(whole) ?? [];
    const body = whole.slice(weight.length);
    const hash = findUnescaped(body, '#');
    choices.push({
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
