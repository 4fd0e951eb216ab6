import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { courseImage } from './course-image.ts';
import type { CourseTree } from './listed-course.ts';

/** The course as search engines read it. */
export function courseJsonLd(course: CourseTree, origin: string, teacher: string): Record<string, unknown> {
  const url = `${origin}/courses/${course.id}`;
  const image = courseImage(course.imagePath);
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': url,
    url,
    name: course.courseName,
    description: course.description || course.courseName,
    inLanguage: ['ar-EG', 'en'],
    educationalLevel: gradeLabel(course.grade),
    ...(image ? { image: new URL(image, origin).href } : {}),
    provider: { '@type': 'EducationalOrganization', name: teacher, url: origin },
    offers: {
      '@type': 'Offer',
      category: course.price === 0 ? 'Free' : 'Paid',
      price: course.price,
      priceCurrency: 'EGP',
      url,
    },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', inLanguage: 'ar-EG' },
    syllabusSections: course.units.map(({ unitName }) => ({ '@type': 'Syllabus', name: unitName })),
  };
}
