import { InvalidInput } from '../../errors/invalid-input.ts';

interface CourseQuery {
  courseid?: number | undefined;
  courseId?: number | undefined;
}

/** The course a query names, in whichever casing. */
export function courseIdOfQuery({ courseid, courseId }: CourseQuery): number {
  const id = courseid ?? courseId;
  if (id === undefined) throw new InvalidInput(['courseid']);
  return id;
}
