/** How large a question of a quiz may be, and a quiz. */
export const QUESTION_LIMITS = {
  questions: 200,
  choicesAtLeast: 2,
  choicesAtMost: 6,
  textLength: 2000,
  choiceLength: 500,
  explanationLength: 2000,
  weightAtLeast: 1,
  weightAtMost: 100,
  /** Of a video that explains it: a day is longer than any. */
  secondAtMost: 86_399,
} as const;
