import type { listedCourse } from '@hessa/contract/courses/course-list';
import { poundsFromPiastres } from '@hessa/rules/courses/price';
import type { z } from 'zod';
import type { courses } from './courses-table.ts';

export function presentCourse(course: typeof courses.$inferSelect): z.input<typeof listedCourse> {
  return {
    id: course.id,
    courseName: course.name,
    description: course.description,
    term: course.term,
    imagePath: course.imagePath,
    price: poundsFromPiastres(course.pricePiastres),
    grade: course.grade,
    active: course.active,
    enrolledUsers: [],
  };
}
