export const MARKING_LIMITS = {
  commentLength: 200,
  commentsOfAnswer: 10,
  /** Comments in a teacher's bank. */
  commentsKept: 100,
  /** Markings in one letter: what a phone gathered without a line. */
  atOnce: 50,
  /** Answers on the desk at once; the next ones follow when these are done. */
  papers: 100,
} as const;
