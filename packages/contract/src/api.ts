import { auditApi } from './audit/audit-api.ts';
import { authApi } from './auth/auth-api.ts';
import { authoringApi } from './authoring/authoring-api.ts';
import { booksApi } from './books/books-api.ts';
import { codesApi } from './codes/codes-api.ts';
import { contactApi } from './contact/contact-api.ts';
import { coursesApi } from './courses/courses-api.ts';
import { dataApi } from './data/data-api.ts';
import { deskApi } from './desk/desk-api.ts';
import { enrolmentApi } from './enrolment/enrolment-api.ts';
import { homeApi } from './home/home-api.ts';
import { jobsApi } from './jobs/jobs-api.ts';
import { lessonsApi } from './lessons/lessons-api.ts';
import { mediaApi } from './media/media-api.ts';
import { parentsApi } from './parents/parents-api.ts';
import { profileApi } from './profile/profile-api.ts';
import { quizzesApi } from './quizzes/quizzes-api.ts';
import { searchApi } from './search/search-api.ts';
import { siteApi } from './site/site-api.ts';
import { statisticsApi } from './statistics/statistics-api.ts';
import { studentsApi } from './students/students-api.ts';
import { teamApi } from './team/team-api.ts';
import { unitsApi } from './units/units-api.ts';

/** Every endpoint of the product, by feature: each feature's own file lists its endpoints. */
export const apiByFeature = {
  audit: auditApi,
  auth: authApi,
  authoring: authoringApi,
  books: booksApi,
  codes: codesApi,
  contact: contactApi,
  courses: coursesApi,
  data: dataApi,
  desk: deskApi,
  enrolment: enrolmentApi,
  home: homeApi,
  jobs: jobsApi,
  lessons: lessonsApi,
  media: mediaApi,
  parents: parentsApi,
  profile: profileApi,
  quizzes: quizzesApi,
  search: searchApi,
  site: siteApi,
  statistics: statisticsApi,
  students: studentsApi,
  team: teamApi,
  units: unitsApi,
} as const;

type ApiByFeature = typeof apiByFeature;
type InAll<T> = (T extends unknown ? (each: T) => void : never) extends (all: infer All) => void ? All : never;

/** The same by name; the client's types come from it. */
export type Api = InAll<ApiByFeature[keyof ApiByFeature]>;
export const api: Api = Object.assign({}, ...Object.values(apiByFeature));
