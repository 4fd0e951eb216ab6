import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { termLabel } from '@hessa/rules/courses/term';
import type { MetaDescriptor } from 'react-router';
import { courseImage } from './course-image.ts';
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

export function courseTitle(page: CoursePage | undefined) {
  if (page?.kind !== 'course') return { title: 'الكورس ده مش موجود', indexed: false };
  return { title: page.course.courseName, description: courseSummary(page.course) };
}

/** Its one address, whichever of the two it was opened by, and how it looks when it is shared. */
export function courseLinks(page: CoursePage | undefined): MetaDescriptor[] {
  if (page?.kind !== 'course') return [];
  const { course, origin } = page;
  const url = `${origin}/courses/${course.id}`;
  const image = courseImage(course.imagePath);
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: course.courseName },
    { property: 'og:description', content: courseSummary(course) },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: 'ar_EG' },
    ...(image ? [{ property: 'og:image', content: new URL(image, origin).href }] : []),
  ];
}
