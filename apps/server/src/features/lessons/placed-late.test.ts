import { expect, test } from 'vitest';
import { answersWith, enrolStudent, makeCourse, open, submit } from '../../testing/classroom.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { DAY } from '../../testing/test-school.ts';

const QUIZ = { type: 'Quiz' as const };

const platform = await sharedPlatform();
const teacher = platform.client();
const colleague = await platform.createAccount({ role: 'teacher' });

async function later(days: number) {
  platform.clock.advance(days * DAY);
  await teacher.login(colleague);
}

/** What everybody who looks at a student reads of the first unit and of what is left. */
async function readOf({ id, phone }: { id: string; phone: string }) {
  const list = await teacher.call('GET /api/teach/students', { query: { search: phone } });
  const card = await teacher.call('GET /api/teach/desk/students/{studentId}', { params: { studentId: id } });
  const slipping = await teacher.call('GET /api/teach/slipping');
  const [unit] = card.body.data.courses[0].units;
  return {
    time: list.body.data.students[0].time.state,
    unit: [unit.finished, unit.lessons],
    toOpen: slipping.body.data.students.find(({ studentId }: { studentId: string }) => studentId === id)?.unit,
  };
}

test('a film that comes into a unit after it closed for a student is not left there for that student, in the list, on the card and in the list of who needs a word [DESK-286]', async () => {
  await teacher.login(colleague);
  const course = await makeCourse(platform, {
    units: [{ lessons: [QUIZ, QUIZ] }, { lessons: [{ type: 'Video' }, QUIZ] }],
  });
  const [first, second] = course.units;
  const [kept = 0, again = 0] = first?.lessonIds ?? [];
  const [film = 0] = second?.lessonIds ?? [];
  const edit = async (ask: (version: number) => Promise<{ status: number; text: string }>) => {
    const [row] = await platform.database.owner`select version from courses where id = ${course.id}`;
    const answer = await ask(row?.version);
    expect(answer.status, answer.text).toBe(200);
  };
  const early = await enrolStudent(platform, course.id, { phone: '01550000001' });
  for (const lessonId of [kept, again]) {
    const paper = await open(early.device, lessonId);
    expect((await submit(early.device, lessonId, answersWith(paper, 1))).status).toBe(200);
  }
  await later(10);
  const before = { time: 'open', unit: [2, 2], toOpen: null };
  expect(await readOf(early.student)).toEqual(before);

  const inTime = await enrolStudent(platform, course.id, { phone: '01550000003' });
  await edit((version) =>
    teacher.call('POST /api/teach/lessons/{lessonId}/move', {
      params: { lessonId: film },
      body: { version, unitId: first?.id ?? 0 },
    }),
  );
  // What was done before it was away is done still.
  for (const kind of ['hidden', 'shown'] as const) {
    await edit((version) =>
      teacher.call('PUT /api/teach/lessons/{lessonId}/showing', {
        params: { lessonId: again },
        body: { version, showing: { kind } },
      }),
    );
  }
  platform.clock.advance(60_000);
  expect(await readOf(early.student)).toEqual({ ...before });
  expect(await readOf(inTime.student)).toMatchObject({ time: 'open', unit: [0, 3] });

  // Whoever had the unit open then has them left once it closes, as has who is given more time.
  await later(8);
  expect(await readOf(inTime.student)).toMatchObject({ time: 'closed', unit: [0, 3] });
  expect(await readOf(early.student)).toMatchObject({ unit: [2, 2] });
  await platform.database.owner`insert into unit_extensions (tenant_id, student_id, course_id, unit_id, until)
    values (${platform.tenantId}, ${early.student.id}, ${course.id}, ${first?.id ?? 0},
      ${new Date(platform.clock.now().getTime() + DAY)})`;
  expect(await readOf(early.student)).toMatchObject({ unit: [2, 3] });
});
