import { LEVELS, type Level, SKILLS, type Skill } from '@hessa/rules/quizzes/bank/bank-labels';
import { QUESTION_KIND_NAMES } from '@hessa/rules/quizzes/kinds/question-kinds';
import { QUESTION_EDITORS } from '../quizzes/kinds/question-editors.ts';

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

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export const SKILL_CHOICES: readonly Choice[] = SKILLS.map((value) => ({ value, label: SKILL_WORDS[value] }));
export const LEVEL_CHOICES: readonly Choice[] = LEVELS.map((value) => ({ value, label: LEVEL_WORDS[value] }));
export const kindChoices = (): Choice[] =>
  QUESTION_KIND_NAMES.map((value) => ({ value, label: QUESTION_EDITORS[value].label }));
