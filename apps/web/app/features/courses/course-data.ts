import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { courseImage } from './course-image.ts';
import type { CourseTree } from './listed-course.ts';

/** The course as search engines read it. */
export function courseData(course: CourseTree, siteUrl: string, provider: string): Record<string, unknown> {
  const url = `${siteUrl}/courses/${course.id}`;
  const image = courseImage(course.imagePath);
  return {
    '@type': 'Course',
    '@id': url,
    url,
    name: course.courseName,
    description: course.description || course.courseName,
    inLanguage: ['ar-EG', 'en'],
    educationalLevel: gradeLabel(course.grade),
    ...(image ? { image: image.startsWith('/') ? siteUrl + image : image } : {}),
    provider: { '@type': 'EducationalOrganization', name: provider, url: `${siteUrl}/` },
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
