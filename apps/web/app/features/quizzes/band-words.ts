import type { QuizBand } from '@hessa/rules/quizzes/quiz-band';

export const BAND_WORDS: Record<QuizBand, string> = {
  excellent: 'أداء ممتاز!',
  good: 'عمل جيد!',
  'keep-practising': 'استمر في الممارسة!',
};

/** The pen the grade is ringed with. */
export const BAND_TONES: Record<QuizBand, 'right' | 'warn' | 'wrong'> = {
  excellent: 'right',
  good: 'warn',
  'keep-practising': 'wrong',
};
