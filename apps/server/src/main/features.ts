import type { Feature } from '../calls/feature.ts';
import { auditFeature } from '../features/audit/audit-feature.ts';
import { authFeature } from '../features/auth/auth-feature.ts';
import { authoringFeature } from '../features/authoring/authoring-feature.ts';
import { booksFeature } from '../features/books/books-feature.ts';
import { codesFeature } from '../features/codes/codes-feature.ts';
import { contactFeature } from '../features/contact/contact-feature.ts';
import { coursesFeature } from '../features/courses/courses-feature.ts';
import { dataFeature } from '../features/data/data-feature.ts';
import { deskFeature } from '../features/desk/desk-feature.ts';
import { enrolmentFeature } from '../features/enrolment/enrolment-feature.ts';
import { homeFeature } from '../features/home/home-feature.ts';
import { jobsFeature } from '../features/jobs/jobs-feature.ts';
import { lessonsFeature } from '../features/lessons/lessons-feature.ts';
import { mediaFeature } from '../features/media/media-feature.ts';
import { parentsFeature } from '../features/parents/parents-feature.ts';
import { profileFeature } from '../features/profile/profile-feature.ts';
import { quizzesFeature } from '../features/quizzes/quizzes-feature.ts';
import { searchFeature } from '../features/search/search-feature.ts';
import { siteFeature } from '../features/site/site-feature.ts';
import { statisticsFeature } from '../features/statistics/statistics-feature.ts';
import { studentsFeature } from '../features/students/students-feature.ts';
import { teamFeature } from '../features/team/team-feature.ts';
import { unitsFeature } from '../features/units/units-feature.ts';

/** What the server is made of. Each feature's own file lists its calls, its long work and what else it serves. */
export const features: readonly Feature[] = [
  jobsFeature,
  authFeature,
  contactFeature,
  booksFeature,
  siteFeature,
  profileFeature,
  coursesFeature,
  enrolmentFeature,
  unitsFeature,
  mediaFeature,
  codesFeature,
  lessonsFeature,
  searchFeature,
  quizzesFeature,
  authoringFeature,
  statisticsFeature,
  studentsFeature,
  parentsFeature,
  homeFeature,
  deskFeature,
  teamFeature,
  auditFeature,
  dataFeature,
];
