import { describe, expect, test } from 'vitest';
import { courseData } from './course-data.ts';
import { courseFeatures } from './course-features.ts';
import { courseMeta, courseSummary } from './course-meta.ts';
import { lessonNumber } from './lesson-number.ts';
import type { CourseTree } from './listed-course.ts';

const course: CourseTree = {
  id: 7,
  courseName: 'Grammar من الصفر',
  description: '',
  grade: 'Secondary1',
  term: 'First',
  price: 150,
  imagePath: '/media/cover.webp',
  isOpenToAll: false,
  features: null,
  units: [{ id: 1, unitName: 'Unit 1', lessons: [] }],
};

describe('a course for search engines', () => {
  test('has one address, a price in pounds and a provider [OP-SEO-2, OP-ROUTE-6]', () => {
    expect(courseData(course, 'https://mr.example', 'مستر تست')).toMatchObject({
      '@type': 'Course',
      url: 'https://mr.example/courses/7',
      image: 'https://mr.example/media/cover.webp',
      provider: { '@type': 'EducationalOrganization', name: 'مستر تست' },
      offers: { price: 150, priceCurrency: 'EGP', category: 'Paid' },
    });
  });

  test('without a picture names none [OP-SEO-2]', () => {
    const bare = { ...course, imagePath: null };
    expect(courseData(bare, 'https://mr.example', 'x')).not.toHaveProperty('image');
    expect(courseMeta({ kind: 'course', course: bare }).path).toBe('/courses/7');
  });

  test('is shared with a picture drawn from its name, grade and term [OP-SEO-2]', () => {
    expect(courseMeta({ kind: 'course', course }).image).toEqual({
      path: '/share/course/7.png',
      alt: 'Grammar من الصفر، الصف الأول الثانوي، الترم الأول',
    });
  });

  test('is described by its own words, cut to what a result shows, else by grade and term [OP-SEO-2]', () => {
    expect(courseSummary(course)).toContain('الصف الأول الثانوي');
    const long = courseSummary({ ...course, description: 'كلمة '.repeat(80) });
    expect([...long].length).toBeLessThanOrEqual(160);
    expect(long).toMatch(/…$/);
  });

  test('that is missing stays out of them [CDET-36]', () => {
    expect(courseMeta({ kind: 'missing' })).toEqual({ title: 'الكورس ده مش موجود', indexed: false });
  });
});

describe('what a course page prints', () => {
  test.each([
    [1, 1, 'arabic', '١٫١'],
    [2, 10, 'arabic', '٢٫١٠'],
    [2, 1, 'latin', '2.1'],
  ] as const)('lesson %i.%i in %s digits is %s [CDET-12]', (unit, lesson, digits, text) => {
    expect(lessonNumber(unit, lesson, digits)).toBe(text);
  });

  test('the features of the course stand before the advertised ones [CDET-16, OP-CDET-3]', () => {
    expect(courseFeatures(['ملزمة'])).toEqual(['ملزمة']);
    expect(courseFeatures([])).toContain('حل الكتب الخارجية');
    expect(courseFeatures(null)).toHaveLength(6);
  });
});
