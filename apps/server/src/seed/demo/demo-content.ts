import type { Grade } from '@hessa/rules/courses/grade';

export interface DemoBook {
  title: string;
  titleEn: string;
  description: string;
  grade: Grade;
  level: string | null;
  pricePiastres: number;
  imageFile: null;
  active: boolean;
}

/** Diligence decides how much of a course is done, ability how well its quizzes go; both from 0 to 1. */
export interface DemoStudent {
  name: string;
  email: string;
  grade: Grade;
  phone: string;
  parentPhone: string;
  diligence: number;
  ability: number;
  startedDaysAgo: number;
}
