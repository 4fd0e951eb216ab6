import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { CourseReply } from './course-reply.ts';
import { forgetCourse } from './forget-course.ts';

const course = { units: [{ lessons: [{ id: 31 }, { id: 32 }] }] } as unknown as CourseReply;

test('a refresh clears what memory and session hold of the course, and of no other [CURR-38, CURR-39]', () => {
  const kept = new Map([
    ['course_7_place', 'x'],
    ['course_77_place', 'x'],
    ['night_mode', 'true'],
  ]);
  vi.stubGlobal(
    'sessionStorage',
    Object.assign(Object.fromEntries(kept), { removeItem: (key: string) => kept.delete(key) }),
  );
  const client = new QueryClient();
  const keys = [
    ['u1', 'GET /Student/contentlesson/{id}', { params: { id: 31 } }],
    ['u1', 'GET /Student/contentlesson/{id}', { params: { id: '32' } }],
    ['u1', 'GET /Course/tree', { query: { courseid: 7 } }],
    ['u1', 'GET /Student/contentlesson/{id}', { params: { id: 99 } }],
    ['u1', 'GET /Course/tree', { query: { courseid: 8 } }],
    ['u1', 'GET /api/Unit/{id}', { params: { id: 31 } }],
    ['u1', 'GET /Student/Student-Enrolled-Courses', null],
  ];
  for (const key of keys) client.setQueryData(key, {});
  forgetCourse(client, 7, course);
  expect(keys.map((key) => client.getQueryData(key) !== undefined)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
    true,
  ]);
  expect([...kept.keys()]).toEqual(['course_77_place', 'night_mode']);
  vi.unstubAllGlobals();
});

test('storage that is blocked stops nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => forgetCourse(new QueryClient(), 7, undefined)).not.toThrow();
  vi.unstubAllGlobals();
});
