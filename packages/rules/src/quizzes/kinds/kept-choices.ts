import type { Sketch } from './question-kind.ts';

/** Some of the choices; the right ones stay the right ones, whatever is taken out before them. */
export function keptChoices({ choices, right }: Sketch, isKept: (choice: string, at: number) => boolean): Sketch {
  const kept = choices.flatMap((choice, at) => (isKept(choice, at) ? [at] : []));
  return {
    choices: kept.map((at) => choices[at] ?? ''),
    right: right.flatMap((at) => (kept.includes(at) ? [kept.indexOf(at)] : [])),
  };
}

export const isWritten = (choice: string): boolean => choice.trim() !== '';
