import type { ExamTerms } from '@hessa/rules/quizzes/exams/exam-terms';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useCheapPasswords } from '../../../testing/cheap-passwords.ts';
import { makeCourse } from '../../../testing/classroom.ts';
import { EXAM } from '../../../testing/exam-room.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { DAY } from '../../../testing/test-school.ts';

let platform: TestPlatform;
let teacher: TestClient;
beforeAll(async () => {
  platform = await startTestPlatform();
  useCheapPasswords(platform);
  teacher = platform.client();
  await teacher.login(await platform.createAccount({ role: 'teacher' }));
});
afterAll(() => platform.stop());

interface Line {
  studentId: string;
  missing: number[];
  stillOpen: number[];
}
interface Listed {
  id: string;
  missingCount: number;
}

const QUIZ = { type: 'Quiz' as const };
const inDays = (days: number) => new Date(platform.clock.now().getTime() + days * DAY);

/** Three units of a quiz or an exam or both: as many as a card shows. */
async function makeClass() {
  const course = await makeCourse(platform, {
    units: [{ lessons: [QUIZ, QUIZ] }, { lessons: [QUIZ] }, { lessons: [QUIZ, QUIZ] }],
  });
  const [, closed = 0] = course.units[0]?.lessonIds ?? [];
  const [begun = 0] = course.units[1]?.lessonIds ?? [];
  const [, later = 0] = course.units[2]?.lessonIds ?? [];
  const setTerms = (id: number, terms: Partial<ExamTerms>) =>
    platform.database
      .owner`update lessons set exam = ${JSON.stringify({ ...EXAM, ...terms })}::text::jsonb where id = ${id}`;
  await setTerms(closed, { closesAt: inDays(-1).getTime() });
  await setTerms(begun, { lastStartAt: inDays(-2).getTime(), closesAt: inDays(1).getTime() });
  await setTerms(later, { opensAt: inDays(-1).getTime(), closesAt: inDays(2).getTime() });
  return course;
}

/** Every way to hold the course or a unit of it, and more time by each of the three hands that give some. */
function* rights() {
  for (const enrolled of [3, 8, 15, 30, null]) {
    for (const courseUntil of enrolled === null ? [null] : [null, -1, 2]) {
      for (const unitUntil of [null, -1, 2]) {
        for (const granted of enrolled === null ? [2, 9] : [null, 2, 9])
          yield { enrolled, courseUntil, unitUntil, granted };
      }
    }
  }
}

test('what is missing is the same in the gradebook, on the card and in the list: only what is over [DESK-205]', async () => {
  const course = await makeClass();
  const { owner } = platform.database;
  const [first = 0] = course.units[0]?.lessonIds ?? [];
  const [, middle, last] = course.units;
  const { tenantId } = platform;
  for (const { enrolled, courseUntil, unitUntil, granted } of rights()) {
    const { id } = await platform.createAccount({ passwordHash: 'none' });
    if (enrolled !== null) {
      await owner`insert into enrolments (tenant_id, student_id, course_id, enrolled_at, extended_until, source)
        values (${tenantId}, ${id}, ${course.id}, ${inDays(-enrolled)}, ${courseUntil === null ? null : inDays(courseUntil)}, 'code')`;
    }
    if (granted !== null) {
      await owner`insert into unit_grants (tenant_id, student_id, course_id, unit_id, granted_at, source)
        values (${tenantId}, ${id}, ${course.id}, ${last?.id ?? 0}, ${inDays(-granted)}, 'code')`;
    }
    for (const unit of unitUntil === null ? [] : [middle, last]) {
      await owner`insert into unit_extensions (tenant_id, student_id, course_id, unit_id, until)
        values (${tenantId}, ${id}, ${course.id}, ${unit?.id ?? 0}, ${inDays(unitUntil ?? 0)})`;
    }
    // Some handed in what others miss.
    if (enrolled !== null && granted === 2) {
      await owner`
        insert into quiz_results (tenant_id, student_id, course_id, lesson_id, content_version, answers, score, correct_count, total, notes, submitted_at)
        values (${tenantId}, ${id}, ${course.id}, ${first}, 1, '[0, 1]', 50, 1, 2, '', now())`;
    }
  }
  const lines = await everyPage<Line>((after) =>
    teacher.call('GET /api/teach/gradebooks/{courseId}/students', { params: { courseId: course.id }, query: after }),
  );
  const listed = await everyPage<Listed>((after) => teacher.call('GET /api/teach/students', { query: after }));
  expect(lines).toHaveLength([...rights()].length);
  expect([
    lines.some(({ missing }) => missing.length > 0),
    lines.some(({ stillOpen }) => stillOpen.length > 0),
  ]).toEqual([true, true]);
  const now = platform.clock.now().getTime();
  for (const { studentId, missing, stillOpen } of lines) {
    const card = await teacher.call('GET /api/teach/desk/students/{studentId}', { params: { studentId } });
    const told: { lessonId: number; dueAt: string }[] = card.body.data.missing;
    const ids = (quizzes: typeof told) => quizzes.map(({ lessonId }) => lessonId).sort((a, b) => a - b);
    expect(ids(told.filter(({ dueAt }) => Date.parse(dueAt) <= now))).toEqual(missing);
    expect(ids(told.filter(({ dueAt }) => Date.parse(dueAt) > now))).toEqual(stillOpen);
    expect(card.body.data.missingCount).toBe(missing.length);
    expect(listed.find(({ id }) => id === studentId)?.missingCount).toBe(missing.length);
  }
  const head = await teacher.call('GET /api/teach/gradebooks/{courseId}', { params: { courseId: course.id } });
  expect(head.body.data.withMissing).toBe(lines.filter(({ missing }) => missing.length > 0).length);
  for (const { lessonId, missing } of head.body.data.quizzes) {
    expect(missing).toBe(lines.filter((line) => line.missing.includes(lessonId)).length);
  }
});

async function everyPage<Row>(ask: (after: { after?: string }) => ReturnType<TestClient['call']>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after: { after?: string } | null = {}; after; ) {
    const { students, next }: { students: Row[]; next: string | null } = (await ask(after)).body.data;
    rows.push(...students);
    after = next === null ? null : { after: next };
  }
  return rows;
}
