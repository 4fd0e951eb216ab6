import type { Criterion, WrittenForm } from './written.ts';

/** Rubrics to begin with, by what is written and how many marks it has; their teacher changes them at will. */
export const READY_RUBRICS: readonly { readonly form: WrittenForm; readonly rubric: readonly Criterion[] }[] = [
  { form: 'paragraph', rubric: rubric(['الفكرة والترتيب', 1], ['القواعد', 1], ['الكلمات والإملاء', 1]) },
  { form: 'paragraph', rubric: rubric(['الفكرة والترتيب', 2], ['القواعد', 2], ['الكلمات والإملاء', 2]) },
  { form: 'email', rubric: rubric(['شكل الإيميل', 1], ['الفكرة', 1], ['القواعد والإملاء', 1]) },
  { form: 'email', rubric: rubric(['شكل الإيميل', 1], ['الفكرة', 2], ['القواعد', 2], ['الكلمات والإملاء', 1]) },
  { form: 'translation', rubric: rubric(['المعنى', 1], ['القواعد', 1], ['اختيار الكلمات', 1]) },
  { form: 'translation', rubric: rubric(['المعنى', 1], ['الصياغة', 1]) },
];

function rubric(...criteria: readonly (readonly [name: string, marks: number])[]): Criterion[] {
  return criteria.map(([name, marks]) => ({ name, marks }));
}
