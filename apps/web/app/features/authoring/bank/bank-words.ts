import { LEVEL_WORDS, SKILL_WORDS } from '@hessa/rules/quizzes/bank/bank-label-words';
import { LEVELS, SKILLS } from '@hessa/rules/quizzes/bank/bank-labels';
import { QUESTION_KIND_NAMES } from '@hessa/rules/quizzes/kinds/question-kinds';
import { QUESTION_EDITORS } from '../quizzes/kinds/question-editors.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export const SKILL_CHOICES: readonly Choice[] = SKILLS.map((value) => ({ value, label: SKILL_WORDS[value] }));
export const LEVEL_CHOICES: readonly Choice[] = LEVELS.map((value) => ({ value, label: LEVEL_WORDS[value] }));
export const kindChoices = (): Choice[] =>
  QUESTION_KIND_NAMES.map((value) => ({ value, label: QUESTION_EDITORS[value].label }));
