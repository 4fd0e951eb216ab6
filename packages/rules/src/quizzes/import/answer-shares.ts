import type { ImportProblem, ImportWarning } from './imported-row.ts';

export interface ReadShares {
  right: number[];
  problems: ImportProblem[];
  warnings: ImportWarning[];
}

/**
 * What the shares of a mark say that Moodle gives each choice of a question. Where one choice is to be picked, a part of
 * the mark for another has no place here; where several are, those that earn anything are the right ones.
 */
export function readShares(shares: readonly number[], pick: 'one' | 'several'): ReadShares {
  const earning = shares.flatMap((share, at) => (share > 0 ? [at] : []));
  const isWhole = earning.every((at) => (shares[at] ?? 0) >= 100);
  if (isWhole && earning.length < 2) return { right: earning, problems: [], warnings: [] };
  if (!isWhole && (pick === 'one' || earning.length < 2)) return { right: [], problems: ['part-marks'], warnings: [] };
  return { right: earning, problems: [], warnings: isOurWay(shares, earning.length) ? [] : ['marked-our-way'] };
}

/** The mark divided among the right ones, and taken away by the wrong ones, in equal parts. */
function isOurWay(shares: readonly number[], right: number): boolean {
  const wrong = shares.length - right;
  return shares.every((share) => Math.abs(share - (share > 0 ? 100 / right : -100 / wrong)) < 0.01);
}
