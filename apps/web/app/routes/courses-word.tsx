import { readCoursesPath } from '@hessa/rules/courses/courses-path';
import { gradePathWord } from '@hessa/rules/courses/grade-words';
import { data, replace } from 'react-router';
import { BeingBuilt } from '../features/site/being-built.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/courses-word.ts';

/** /courses/{x}: digits are a course, a grade word leads to that grade's page, anything else is nowhere. */
export function loader({ params }: Route.LoaderArgs) {
  const path = readCoursesPath(params.word);
  if (path.kind === 'grade') throw replace(`/courses/grade/${gradePathWord(path.grade)}`);
  if (path.kind === 'not-found') throw data(null, { status: 404 });
  return { courseId: path.id };
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'تفاصيل الكورس', indexed: false });
}

export default function CoursesWord() {
  return <BeingBuilt title="تفاصيل الكورس" />;
}
