import { gradeLabel } from '@hessa/rules/courses/grade-words';
import type { Catalogue } from './catalogue.ts';
import { cataloguePath } from './catalogue-path.ts';

/**
 * How the page of a grade names itself; however the grade was written in the address, its path is one. A page without
 * courses stays out of search engines.
 */
export function catalogueMeta(catalogue: Catalogue | undefined) {
  if (!catalogue || catalogue.kind === 'unknown-grade') return { title: 'كورسات السنة', indexed: false };
  const grade = gradeLabel(catalogue.grade);
  const title = `كورسات ${grade}`;
  if (catalogue.kind === 'failed' || catalogue.courses.length === 0) return { title, indexed: false };
  return {
    title,
    description: `كل كورسات الإنجليزي بتاعة ${grade}: فيديوهات وامتحانات ومتابعة، بالسعر والمنهج.`,
    path: cataloguePath(catalogue.grade, catalogue.page),
  };
}
