import { expect, test } from 'vitest';
import { pageReads } from './page-reads.ts';

test.each([
  [
    '/statistics',
    '/api/Student/GetStudentLessonsProgress/$me',
    '/api/Student/GetStudentQuizzesProgress/$me',
    '/api/Student/milestones',
  ],
  ['/profile', '/api/Student/profile', '/api/Student/devices'],
  ['/notes', '/api/Student/notes'],
  ['/enrolled-courses', '/api/Student/home', '/Student/Student-Enrolled-Courses?studentId=$me&pagenumber=1&pagesize=9'],
  ['/my-lectures', '/api/UnitCode/GetMyUnitCodes?pageNumber=1&pageSize=10'],
  ['/course/3/curriculum', '/api/Course/tree-course-with-progress?courseid=3&timestamp=$now'],
  ['/course/3/lesson/17/quiz', '/Student/contentlesson/17'],
  ['/course/3/lesson/17/video', '/Student/contentlesson/17', '/api/Course/tree-course-with-progress?courseid=3'],
  ['/unit-viewer/5/', '/api/Course/tree-unit-with-progress?unitId=5'],
])('%s asks for what it shows, and not who is there besides [LEAN-03]', (address, ...expected) => {
  const { page, reads } = pageReads(address) ?? { page: /^/, reads: [] };
  expect(reads.map((read) => address.replace(page, read))).toEqual(expected);
});

test.each(['/', '/login', '/teach', '/course/x/curriculum', '/course/3/lesson/0/quiz'])(
  '%s asks for nothing before its code is there',
  (address) => {
    expect(pageReads(address)).toBeNull();
  },
);
