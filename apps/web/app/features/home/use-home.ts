import type { Reply } from '@hessa/contract/client';
import { useEffect } from 'react';
import { type Read, useRead } from '../../api/use-read.ts';
import { noteEnrolledCourses } from '../../session/session-store.ts';
import { useSession } from '../../session/use-session.ts';

const HOME = 'GET /api/Student/home';

export type Home = Reply<typeof HOME>['data'];
export type HomeCourse = Home['courses'][number];
export type HomeNext = NonNullable<HomeCourse['next']>;
export type HomePaper = Home['papers'][number];

/** A list of cards is read within a minute, and its parts may come one after the other. */
const FRESH_MS = 60_000;

/** Where the student stands: the home page and every card ask the same, and whatever is on the line is asked once. */
export function useHome(freshMs = FRESH_MS): Read<typeof HOME> {
  const session = useSession();
  const userId = session.status === 'member' ? session.user.id : '';
  const read = useRead(HOME, undefined, { kept: true, freshMs });
  const courses = read.keptAt === null ? read.reply?.data.courses : undefined;
  useEffect(() => {
    if (!courses) return;
    const ids = courses.filter(({ enrolled }) => enrolled).map(({ id }) => id);
    noteEnrolledCourses(userId, ids, 1);
  }, [userId, courses]);
  return read;
}
