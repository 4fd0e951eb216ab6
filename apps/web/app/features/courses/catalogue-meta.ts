import { gradeLabel } from '@hessa/rules/courses/grade-words';
import type { MetaDescriptor } from 'react-router';
import type { Catalogue } from './catalogue.ts';
import { cataloguePath } from './catalogue-path.ts';

/** How the page of a grade names itself; a page without courses stays out of search engines. */
export function catalogueTitle(catalogue: Catalogue | undefined) {
  if (!catalogue || catalogue.kind === 'unknown-grade') return { title: 'كورسات السنة', indexed: false };
  const grade = gradeLabel(catalogue.grade);
  return {
    title: `كورسات ${grade}`,
    description: `كل كورسات الإنجليزي بتاعة ${grade}: فيديوهات وامتحانات ومتابعة، بالسعر والمنهج.`,
    indexed: catalogue.kind === 'courses' && catalogue.courses.length > 0,
  };
}

/** However the grade was written in the address, this is the one to remember. */
export function catalogueLinks(catalogue: Catalogue | undefined): MetaDescriptor[] {
  if (catalogue?.kind !== 'courses') return [];
  const href = `${catalogue.origin}${cataloguePath(catalogue.grade, catalogue.page)}`;
  return [{ tagName: 'link', rel: 'canonical', href }];
}
