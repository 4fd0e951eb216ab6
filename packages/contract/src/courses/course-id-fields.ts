import { wholeNumber } from '../paging.ts';

/** The course of a query; the specification spells the name in two casings and both are read. */
export const courseIdFields = { courseid: wholeNumber.optional(), courseId: wholeNumber.optional() };
