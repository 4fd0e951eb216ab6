import type { Level, Skill } from './bank-labels.ts';

export const SKILL_WORDS: Readonly<Record<Skill, string>> = {
  vocabulary: 'كلمات',
  grammar: 'قواعد',
  reading: 'قراءة',
  listening: 'استماع',
  functions: 'مواقف وحوارات',
  novel: 'القصة',
  translation: 'ترجمة',
  writing: 'كتابة',
};

export const LEVEL_WORDS: Readonly<Record<Level, string>> = { easy: 'سهل', middle: 'وسط', hard: 'صعب' };
