import type { ExamTemplate, TemplatePart } from './exam-template.ts';

const choice = (name: string, questions: number, weight: number | null, instructions = ''): TemplatePart => ({
  name,
  instructions: instructions || 'Choose the correct answer from a, b, c or d.',
  answered: 'choice',
  questions,
  weight,
});

const written = (weight: number | null): TemplatePart => ({
  name: 'Written questions',
  instructions: '',
  answered: 'written',
  questions: 3,
  weight,
});

/**
 * The ministry's papers of English for the third secondary, as far as they are known: where it is not known what each
 * question is worth, nothing is said of it. The ministry changes them, so a teacher copies one and changes the copy.
 */
export const MINISTRY_TEMPLATES: Readonly<Record<string, ExamTemplate>> = {
  'secondary3-2025': {
    name: 'ثانوية ٦٠ درجة',
    marks: 60,
    parts: [choice('Choose: one mark each', 27, 1), choice('Choose: two marks each', 12, 2), written(3)],
  },
  'secondary3-2024': {
    name: 'ثانوية ٢٠٢٤',
    marks: null,
    parts: [choice('Choose the correct answer', 37, null), written(null)],
  },
  'secondary3-50': {
    name: 'ثانوية ٥٠ درجة (النظام القديم)',
    marks: 50,
    parts: [choice('Choose the correct answer', 34, null), written(null)],
  },
};
