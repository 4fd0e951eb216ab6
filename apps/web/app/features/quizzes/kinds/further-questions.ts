import type { Question } from '../quiz-paper.ts';
import type { MarkedQuestion } from '../quiz-result.ts';

/** The questions of the kinds whose drawing comes late, apart from both their players and what draws them. */
export type ShownGaps = Extract<Question, { kind: 'gaps' }>;
export type MarkedGaps = Extract<MarkedQuestion, { kind: 'gaps' }>;
export type ShownWords = Extract<Question, { kind: 'word-order' }>;
export type MarkedWords = Extract<MarkedQuestion, { kind: 'word-order' }>;
export type ShownMatching = Extract<Question, { kind: 'matching' }>;
export type ShownWriting = Extract<Question, { kind: 'written' }>;
export type MarkedWriting = Extract<MarkedQuestion, { kind: 'written' }>;
export type MarkedMatching = Extract<MarkedQuestion, { kind: 'matching' }>;
