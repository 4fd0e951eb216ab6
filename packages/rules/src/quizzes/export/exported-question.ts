import type { WrittenQuestion } from '../question-problems.ts';

/** What leaves the editor; pictures stay behind. */
export interface ExportedQuestion extends Omit<WrittenQuestion, 'imageMediaId'> {
  readonly pinned: boolean;
}
