import { expect, test } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { readRefusal } from '../../../api/read-refusal.ts';
import { MY_COURSES, type MyCourse, readMyCourses } from './my-courses.ts';

const course: MyCourse = {
  id: 4,
  courseName: 'Grammar',
  description: '',
  term: 'First',
  imagePath: null,
  price: 150,
  grade: 'Secondary1',
  active: false,
  enrolledUsers: [],
};
const list = (courses: MyCourse[], totalCount = courses.length, totalPages = 1, currentPage = 1) => ({
  success: true as const,
  message: '',
  data: { totalCount, totalPages, currentPage, pageSize: 9, courses },
});
const nothing = { reply: undefined, error: null, keptAt: null };
const refused = (status: number, messageAr: string) => ({
  ...nothing,
  error: new ApiError('x', status, 'x', messageAr),
});

test('no stored login asks the student to log in again [MYC-18, MYC-19, ERR-41, ERR-80]', () => {
  expect(readMyCourses(nothing, false)).toMatchObject({
    kind: 'logged-out',
    error: { message: 'Authentication required', messageAr: expect.stringContaining('سجّل دخولك تاني') },
  });
});

test('an answer on its way is a wait, and a refusal carries its status [MYC-17, MYC-22, ERR-82]', () => {
  expect(readMyCourses(nothing, true)).toEqual({ kind: 'loading' });
  expect(readMyCourses(refused(503, 'زحمة'), true)).toMatchObject({
    kind: 'failed',
    error: { messageAr: 'زحمة', status: 503 },
  });
});

test('a 404 is nothing enrolled, like an empty list [OP-MYC-3]', () => {
  expect(readMyCourses(refused(404, 'x'), true)).toEqual({ kind: 'none' });
  expect(readMyCourses({ ...nothing, reply: list([]) }, true)).toEqual({ kind: 'none' });
});

test.each([
  ['unsuccessful and empty', { ...list([]), success: false }],
  ['without a list', { success: true, message: '' }],
])('an answer that is %s is no data [MYC-23, ERR-40]', (_, reply) => {
  const read = { ...nothing, reply: reply as unknown as ReturnType<typeof list> };
  expect(readMyCourses(read, true)).toMatchObject({
    kind: 'failed',
    error: { message: 'No data received from API', messageAr: expect.stringContaining('من غير بيانات') },
  });
});

test('a page past the last one leads back to it', () => {
  expect(readMyCourses({ ...nothing, reply: list([], 12, 2, 5) }, true)).toEqual({ kind: 'past-the-end', lastPage: 2 });
});

test('a list keeps its page and when the phone kept it, switched-off courses included [MYC-17, OP-MYC-4, OP-MYC-6]', () => {
  expect(readMyCourses({ reply: list([course], 10, 2, 2), error: null, keptAt: 7 }, true)).toEqual({
    kind: 'courses',
    courses: [course],
    totalCount: 10,
    totalPages: 2,
    page: 2,
    keptAt: 7,
  });
});

test('a refusal without words is the failed fetch [ERR-39]', () => {
  expect(readRefusal(MY_COURSES, 500, '{}')).toMatchObject({
    message: 'Failed to fetch enrolled courses',
    messageAr: 'مقدرناش نجيب كورساتك. جرّب تاني.',
  });
});
