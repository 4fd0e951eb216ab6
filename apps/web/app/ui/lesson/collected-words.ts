/** Of a paper that the clock handed in: whoever had no line then did not. */
export const COLLECTED_WORDS = {
  title: 'الوقت خلص وورقتك اتسلّمت لوحدها',
  more: 'اتحسب كل اللي وصل من إجاباتك قبل ما الوقت يخلص.',
} as const;
