import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { termLabel } from '@hessa/rules/courses/term';
import { coursePath } from '@hessa/rules/pages/public-pages';
import type { CourseTree } from './listed-course.ts';
import type { CoursePage } from './load-course.ts';

const LONGEST_DESCRIPTION = 160;

/** What a search result and a shared link say under the course's name. */
export function courseSummary({ description, grade, term, courseName }: CourseTree): string {
  const text =
    description.replace(/\s+/g, ' ').trim() || `${courseName}: كورس ${gradeLabel(grade)}، ${termLabel(term)}.`;
  const characters = [...text];
  if (characters.length <= LONGEST_DESCRIPTION) return text;
  return `${characters
    .slice(0, LONGEST_DESCRIPTION - 1)
    .join('')
    .trimEnd()}…`;
}

/** How a course's page names itself; its one path holds whichever of the two addresses it was opened by. */
export function courseMeta(page: CoursePage | undefined) {
  if (page?.kind !== 'course') return { title: 'الكورس ده مش موجود', indexed: false };
  const { course } = page;
  return {
    title: course.courseName,
    description: courseSummary(course),
    path: coursePath({ course: course.id }),
    image: {
      path: `/share/course/${course.id}.png`,
      alt: [course.courseName, gradeLabel(course.grade), termLabel(course.term)].join('، '),
    },
  };
}
