import { choiceOrder } from './choice-order.ts';

/** A section of which every student gets so many questions; null where everybody gets all of it. */
export interface DrawingSection {
  readonly draw: number | null;
}

/** Where a question stands, as far as drawing goes. */
interface PooledQuestion {
  readonly section: number | null;
  readonly passage: unknown;
  readonly weight?: number;
}

export type PoolProblem = 'draws-none' | 'draws-too-many' | 'draw-weighs-differently' | 'draw-splits-passage';

/** Everything that keeps a section from being drawn from: whoever draws, the marks are the same for everybody. */
export function poolProblems(
  sections: readonly DrawingSection[],
  questions: readonly PooledQuestion[],
): readonly PoolProblem[] {
  const found = sections.flatMap(({ draw }, section): PoolProblem[] => {
    const own = questions.filter((question) => question.section === section);
    // An empty section is another's word.
    if (draw === null || own.length === 0) return [];
    if (draw < 1) return ['draws-none'];
    if (draw > own.length) return ['draws-too-many'];
    const problems: PoolProblem[] = [];
    if (own.some(({ weight }) => weight !== own[0]?.weight)) problems.push('draw-weighs-differently');
    if (!drawnFrom(blocksOf(questions, section), draw, '')) problems.push('draw-splits-passage');
    return problems;
  });
  return [...new Set(found)];
}

/**
 * The places of the questions that one student gets, in the paper's order: all of most sections, and so many of those
 * that draw. The same for the same seed. Questions of a passage come together or not at all.
 */
export function drawPlaces(
  sections: readonly DrawingSection[],
  questions: readonly PooledQuestion[],
  seed: string,
): number[] {
  const left = new Set(questions.keys());
  for (const [section, { draw }] of sections.entries()) {
    const blocks = blocksOf(questions, section);
    const drawn = draw === null ? null : drawnFrom(blocks, draw, `${seed} pool ${section}`);
    if (drawn) for (const at of blocks.flat()) if (!drawn.includes(at)) left.delete(at);
  }
  return [...left];
}

/** The places of a section's questions, those of a passage together. */
function blocksOf(questions: readonly PooledQuestion[], section: number): number[][] {
  const blocks: number[][] = [];
  for (const [at, question] of questions.entries()) {
    if (question.section !== section) continue;
    const before = questions[at - 1];
    const isBeside = before?.section === section && question.passage !== null && before.passage === question.passage;
    if (isBeside) blocks.at(-1)?.push(at);
    else blocks.push([at]);
  }
  return blocks;
}

/** Blocks in a drawn order, each taken where the rest can still come out at exactly so many; null where nothing can. */
function drawnFrom(blocks: readonly (readonly number[])[], draw: number, seed: string): number[] | null {
  const order = choiceOrder(seed, blocks.length).map((at) => blocks[at] ?? []);
  // The sums that the blocks behind each place can make.
  const sums = [new Set([0])];
  for (const { length } of [...order].reverse()) {
    const behind = [...(sums[0] ?? [])];
    sums.unshift(new Set([...behind, ...behind.map((sum) => sum + length)]));
  }
  if (!sums[0]?.has(draw)) return null;
  let left = draw;
  const taken = order.filter(({ length }, at) => {
    const fits = sums[at + 1]?.has(left - length) ?? false;
    if (fits) left -= length;
    return fits;
  });
  return taken.flat();
}
