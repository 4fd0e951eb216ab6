import type { ItemReading } from '@hessa/rules/quizzes/item-analysis';

interface ReadingWords {
  words: string;
  tone: 'plain' | 'right' | 'warn' | 'wrong';
}

/** What the figures of a question say, in the words of a colleague. */
export const READING_WORDS: Record<ItemReading, ReadingWords> = {
  'too-few': { words: 'الورق لسه قليل على الحكم', tone: 'plain' },
  'check-key': { words: 'الشاطرين اختاروا إجابة تانية: اتأكد من الإجابة الصح', tone: 'wrong' },
  'confuses-strong': { words: 'السؤال ده بيلخبط الشاطرين: راجعه', tone: 'wrong' },
  'too-easy': { words: 'سهل قوي', tone: 'plain' },
  'too-hard': { words: 'صعب قوي: اشرحه تاني', tone: 'warn' },
  weak: { words: 'مش بيفرّق بين اللي مذاكر واللي لأ', tone: 'warn' },
  good: { words: 'سؤال كويس', tone: 'right' },
};
