import type { QuizBand } from '@hessa/rules/quizzes/quiz-band';

export const BAND_WORDS: Record<QuizBand, string> = {
  excellent: 'أداء ممتاز!',
  good: 'عمل جيد!',
  'keep-practising': 'استمر في الممارسة!',
};
