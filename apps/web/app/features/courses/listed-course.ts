import type { Reply } from '@hessa/contract/client';

type CourseList = Reply<'GET /AdminStudent/CourseActive'>['data'];

/** A course as lists show it. */
export type ListedCourse = CourseList['courses'][number];

/** A course with its units and the names of their lessons. */
export type CourseTree = Reply<'GET /Course/tree'>['data'];
