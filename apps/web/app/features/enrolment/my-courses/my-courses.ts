import type { Reply } from '@hessa/contract/client';
import { ApiError } from '../../../api/api-error.ts';
import type { Read } from '../../../api/use-read.ts';

export const MY_COURSES = 'GET /Student/Student-Enrolled-Courses';

type CourseList = Reply<typeof MY_COURSES>['data'];
export type MyCourse = CourseList['courses'][number];

export type MyCourses =
  | { readonly kind: 'logged-out'; readonly error: ApiError }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | { readonly kind: 'none' }
  /** The address asks for a page past the last one. */
  | { readonly kind: 'past-the-end'; readonly lastPage: number }
  | {
      readonly kind: 'courses';
      readonly courses: readonly MyCourse[];
      readonly totalCount: number;
      readonly totalPages: number;
      readonly page: number;
      readonly keptAt: number | null;
    };

const loginNeeded = () =>
  new ApiError('session.required', 401, 'Authentication required', 'سجّل دخولك تاني عشان نجيب كورساتك.');
const nothingCame = () =>
  new ApiError('response.empty', 200, 'No data received from API', 'المنصة ردّت من غير بيانات. جرّب تاني كمان شوية.');

type CourseRead = Pick<Read<typeof MY_COURSES>, 'reply' | 'error' | 'keptAt'>;

/** What the page shows of an answer, of a refusal, and of a login that this browser no longer holds. */
export function readMyCourses(read: CourseRead, hasLogin: boolean): MyCourses {
  if (!hasLogin) return { kind: 'logged-out', error: loginNeeded() };
  const { reply, error, keptAt } = read;
  if (!reply) {
    if (!error) return { kind: 'loading' };
    return error.status === 404 ? { kind: 'none' } : { kind: 'failed', error };
  }
  // Another server than ours may refuse inside a 200, or send nothing at all.
  const { success, data } = reply as { success?: boolean; data?: Partial<CourseList> | null };
  const courses = data?.courses ?? [];
  if (courses.length === 0 && (success === false || !data)) {
    return { kind: 'failed', error: nothingCame() };
  }
  const { totalCount = courses.length, totalPages = 1, currentPage = 1 } = data ?? {};
  if (courses.length === 0) {
    return totalCount > 0 ? { kind: 'past-the-end', lastPage: Math.max(1, totalPages) } : { kind: 'none' };
  }
  return { kind: 'courses', courses, totalCount, totalPages, page: currentPage, keptAt };
}
