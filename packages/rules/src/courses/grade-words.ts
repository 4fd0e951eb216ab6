import type { Grade } from './grade.ts';

const LABELS: Record<Grade, { readonly full: string; readonly short: string }> = {
  prep3: { full: 'الصف الثالث الإعدادي', short: 'تالتة إعدادي' },
  Secondary1: { full: 'الصف الأول الثانوي', short: 'أولى ثانوي' },
  Secondary2: { full: 'الصف الثاني الثانوي', short: 'تانية ثانوي' },
  Secondary3: { full: 'الصف الثالث الثانوي', short: 'تالتة ثانوي' },
};

export function gradeLabel(grade: Grade, length: 'full' | 'short' = 'full'): string {
  return LABELS[grade][length];
}

/** Several of them in a sentence. */
export function gradeNames(grades: readonly Grade[]): string {
  return grades.map((grade) => gradeLabel(grade, 'short')).join(' و');
}

function stageOf(grade: Grade): 'preparatory' | 'secondary' {
  return grade === 'prep3' ? 'preparatory' : 'secondary';
}

/** The stage of a book whose server sent no level of its own. */
export function stageLabel(grade: Grade): string {
  return stageOf(grade) === 'preparatory' ? 'المرحلة الإعدادية' : 'المرحلة الثانوية';
}

/** The word that stands for the grade in /courses/grade/{word} and /books/grade/{word}. */
export function gradePathWord(grade: Grade): string {
  return grade === 'prep3' ? 'preparatory3' : grade;
}
