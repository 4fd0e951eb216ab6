import { placeText } from '@hessa/contract/list-place';
import { listMissingPapers as endpoint } from '@hessa/contract/quizzes/teach/list-missing-papers';
import { lastChance, unhandedState } from '@hessa/rules/quizzes/last-chance';
import { UNHANDED_COUNTED } from '@hessa/rules/quizzes/unhanded-counted';
import { moreGenerousWindow } from '@hessa/rules/units/more-generous-window';
import { endOf, isOpen } from '@hessa/rules/units/unit-window';
import { type SQL, sql } from 'drizzle-orm';
import { handle, type ResultOf } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { enrolments } from '../../enrolment/enrolments-table.ts';
import { type HeldRights, heldWindows, weekBegan } from '../../units/held-windows.ts';
import { unitExtensions } from '../../units/unit-extensions-table.ts';
import { unitGrants } from '../../units/unit-grants-table.ts';
import { examSittings } from '../exams/exam-sittings-table.ts';
import { isSatIn } from '../exams/sat-in.ts';
import { quizAttempts } from '../quiz-attempts-table.ts';
import { type FoundQuiz, findQuiz } from './find-quiz.ts';
import { countUnhanded, isUnhanded, type QuizPlace, unhandedStudents } from './unhanded-students.ts';

interface Row {
  studentId: string;
  name: string;
  phone: string;
  parentPhone: string | null;
  openedAt: string | null;
  enrolledAt: string | null;
  enrolledUntil: string | null;
  grantedAt: string | null;
  grantedUntil: string | null;
  unitUntil: string | null;
  satInUntil: string | null;
}

const AT_ONCE = 20;

export const listMissingPapers = handle(endpoint, async (ctx, { params: { lessonId }, query: { after } }) => {
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    const quiz = await findQuiz(tx, tenantId, lessonId);
    const { courseId, unitId } = quiz;
    const place: QuizPlace = { tenantId, courseId, unitId, lessonId };
    const past = after ? sql`and (a.name, a.id) > (${after.key}::text, ${after.id}::uuid)` : sql``;
    const rows = await rowsOf<Row>(
      tx,
      sql`
      with unhanded as (${(await countUnhanded(tx, place)) > UNHANDED_COUNTED ? walkByName(place, past) : sortByName(place, past)})
      select m.id as "studentId", m.name, m.phone, m.parent_phone as "parentPhone",
        coalesce(s.started_at, t.opened_at) as "openedAt",
        case when ${isSatIn('s', ctx.now)} then s.ends_at end as "satInUntil",
        e.enrolled_at as "enrolledAt", e.extended_until as "enrolledUntil", g.granted_at as "grantedAt",
        g.extended_until as "grantedUntil", x.until as "unitUntil"
      from unhanded m
      left join ${enrolments} e on e.tenant_id = ${tenantId} and e.student_id = m.id and e.course_id = ${courseId}
      left join ${unitGrants} g on g.tenant_id = ${tenantId} and g.student_id = m.id and g.course_id = ${courseId}
        and g.unit_id = ${unitId}
      left join ${unitExtensions} x on x.tenant_id = ${tenantId} and x.student_id = m.id and x.course_id = ${courseId}
        and x.unit_id = ${unitId}
      left join ${quizAttempts} t on t.tenant_id = ${tenantId} and t.student_id = m.id and t.lesson_id = ${lessonId}
      left join ${examSittings} s on s.tenant_id = ${tenantId} and s.student_id = m.id and s.lesson_id = ${lessonId}
        and s.handed_in_at is null
      order by m.name, m.id
    `,
    );
    const shown = rows.slice(0, AT_ONCE);
    const last = shown.at(-1);
    return {
      data: {
        students: shown.map((row) => ({
          studentId: row.studentId,
          name: row.name,
          phone: row.phone,
          parentPhone: row.parentPhone,
          openedAt: row.openedAt === null ? null : new Date(row.openedAt).toISOString(),
          ...chanceOf(row, quiz, ctx.now),
        })),
        next: last && rows.length > AT_ONCE ? placeText(last.name, last.studentId) : null,
      },
    };
  }, 'read');
});

const LISTED = sql`a.id, a.name, a.phone, a.parent_phone`;

/** Up to so many are put in order by name; of more there are enough to be met soon on a walk through all names. */
const sortByName = (place: QuizPlace, past: SQL): SQL => sql`
  select ${LISTED} from (${unhandedStudents(place)}) owing
  join ${accounts} a on a.tenant_id = ${place.tenantId} and a.id = owing.student_id ${past}
  order by a.name, a.id limit ${AT_ONCE + 1}`;

/** In the order of an index, until a page is full: `offset 0` keeps the planner from looking for all of them first. */
const walkByName = (place: QuizPlace, past: SQL): SQL => sql`
  select ${LISTED} from (
    select * from ${accounts} a where a.tenant_id = ${place.tenantId} and a.role = 'student'
      and a.anonymised_at is null ${past}
    order by a.name, a.id offset 0
  ) a where ${isUnhanded(place)} limit ${AT_ONCE + 1}`;

type Chance = Pick<ResultOf<typeof endpoint>['data']['students'][number], 'window' | 'opensAt' | 'endsAt'>;

/** The more generous of the rights a student holds to the quiz, and the attempt that runs, whatever they say by now. */
function chanceOf(row: Row, quiz: FoundQuiz, now: Date): Chance {
  if (row.satInUntil !== null)
    return { window: 'sitting', opensAt: null, endsAt: new Date(row.satInUntil).toISOString() };
  const rights: HeldRights = {
    enrolment: held(row.enrolledAt, row.enrolledUntil, (enrolledAt, until) => ({ enrolledAt, extendedUntil: until })),
    grant: held(row.grantedAt, row.grantedUntil, (grantedAt, until) => ({ grantedAt, extendedUntil: until })),
    extension: row.unitUntil === null ? null : { until: new Date(row.unitUntil) },
    position: quiz.unitPosition,
    openToAll: quiz.openToAll,
  };
  const windows = heldWindows(rights, now);
  const best = windows.length === 0 ? null : windows.reduce(moreGenerousWindow);
  const state = unhandedState(
    { isOpen: best !== null && isOpen(best), from: weekBegan(rights), until: best && endOf(best) },
    {
      exam: quiz.exam,
      placedAt: quiz.placedAt?.getTime() ?? null,
      goneFrom: quiz.goneFrom?.getTime() ?? null,
      goneUntil: quiz.goneUntil?.getTime() ?? null,
    },
    now.getTime(),
  );
  // What can be caught up with has no end but its exam's.
  const until = state.kind === 'open' ? state.until : state.kind === 'ended' ? lastChance(null, quiz.exam) : null;
  const opensAt = quiz.exam?.opensAt ?? null;
  return {
    window: state.kind,
    opensAt: opensAt === null || opensAt <= now.getTime() ? null : new Date(opensAt).toISOString(),
    endsAt: until === null ? null : new Date(until).toISOString(),
  };
}

function held<T>(since: string | null, until: string | null, right: (since: Date, until: Date | null) => T): T | null {
  return since === null ? null : right(new Date(since), until === null ? null : new Date(until));
}
