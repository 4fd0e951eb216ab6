/** How large a question of a quiz may be, and a quiz. */
export const QUESTION_LIMITS = {
  questions: 200,
  choicesAtLeast: 2,
  choicesAtMost: 6,
  gapsAtMost: 12,
  spellingsAtMost: 10,
  gapLength: 120,
  wordsAtLeast: 2,
  wordsAtMost: 20,
  pairsAtLeast: 2,
  pairsAtMost: 10,
  criteriaAtMost: 8,
  criterionMarksAtMost: 10,
  criterionLength: 60,
  /** About a thousand words: three times the longest that is asked for. */
  writtenLength: 6000,
  writtenWordsAtMost: 500,
  modelLength: 4000,
  textLength: 2000,
  choiceLength: 500,
  explanationLength: 2000,
  weightAtLeast: 1,
  weightAtMost: 100,
  /** Of a video that explains it: a day is longer than any. */
  secondAtMost: 86_399,
} as const;
