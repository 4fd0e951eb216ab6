import type { WrittenPart } from '../kinds/question-kinds.ts';
import type { QuestionFrame } from '../question-problems.ts';

/** What leaves the editor; pictures stay behind. */
export type ExportedQuestion = Omit<QuestionFrame, 'imageMediaId'> & WrittenPart & { readonly pinned: boolean };
