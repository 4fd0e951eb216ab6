import { lessonKindsThat } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { type SQL, sql } from 'drizzle-orm';

/** For `type in …`, as text and not as a value: the planner knows how many lessons are of a kind. */
const listed = (fact: Parameters<typeof lessonKindsThat>[0]): SQL =>
  sql.raw(
    `(${lessonKindsThat(fact)
      .map((type) => `'${type}'`)
      .join(', ')})`,
  );

export const WATCHED_KINDS = listed('isWatched');
export const ANSWERED_KINDS = listed('isAnswered');

/** Whether there is something to do in a lesson `l`: a quiz without questions is none. */
export const HAS_WORK = sql`(l.type not in ${ANSWERED_KINDS} or l.question_count > 0)`;
