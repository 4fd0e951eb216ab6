import { enrolFree } from './enrol-free.ts';
import { isEnrolled } from './is-enrolled.ts';
import { listEnrolledCourses } from './list-enrolled-courses.ts';
import { extendEnrolment } from './teach/extend-enrolment.ts';
import { grantCourse } from './teach/grant-course.ts';
import { listStudentEnrolments } from './teach/list-student-enrolments.ts';
import { revokeEnrolment } from './teach/revoke-enrolment.ts';

export const enrolmentApi = {
  enrolFree,
  isEnrolled,
  listEnrolledCourses,
  extendEnrolment,
  grantCourse,
  listStudentEnrolments,
  revokeEnrolment,
} as const;
