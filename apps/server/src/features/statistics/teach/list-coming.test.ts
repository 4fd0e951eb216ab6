import { describe, expect, test } from 'vitest';
import { EXAM, setExam } from '../../../testing/exam-room.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import { createTestSchool, DAY, lessonId } from '../../../testing/test-school.ts';

const HOUR = 60 * 60 * 1000;

const platform = await sharedPlatform();

/** A tenant of its own, so that nothing is remembered from before, and its teacher. */
async function makeSchool() {
  const tenantId = await platform.makeTenant();
  const teacher = platform.client(tenantId);
  await teacher.login(await platform.createAccount({ role: 'teacher' }, tenantId));
  const coming = async (): Promise<Event[]> => {
    // As long as an answer may be old.
    platform.clock.advance(31_000);
    return (await teacher.call('GET /api/teach/coming')).body.data.events;
  };
  return { ...createTestSchool(platform, tenantId), tenantId, teacher, coming };
}

interface Event {
  kind: string;
  at: number;
  name: string;
  courseName: string;
  lessonId: number | null;
  students: number;
  orMore: boolean;
}

const inHours = (hours: number) => new Date(platform.clock.now().getTime() + hours * HOUR);

describe('what comes next', () => {
  test('units and lessons that appear, exams that open and close and results that are told, the first first [DESK-160]', async () => {
    const { owner } = platform.database;
    const school = await makeSchool();
    expect(await school.coming()).toEqual([]);
    const course = await school.makeCourse({
      name: 'Grammar',
      openToAll: true,
      units: [
        {
          name: 'الوحدة ١',
          lessons: [
            { type: 'Quiz', name: 'امتحان نوفمبر' },
            { type: 'Video', name: 'Tenses' },
            { type: 'Quiz', name: 'مخفي' },
          ],
        },
        { name: 'Future', lessons: [] },
      ],
    });
    const [exam, film, hidden] = [0, 1, 2].map((at) => lessonId(course, 0, at));
    const opensAt = inHours(20).getTime();
    const closesAt = inHours(44).getTime();
    expect((await setExam(school.teacher, exam ?? 0, { ...EXAM, opensAt, closesAt })).status).toBe(200);
    const [later, unitAt, resultsAt] = [inHours(30), inHours(70), inHours(160)];
    await owner`update lessons set appears_at = ${later} where id = ${film ?? 0}`;
    await owner`update lessons set appears_at = ${later}, hidden = true where id = ${hidden ?? 0}`;
    await owner`update lessons set results_at = ${resultsAt} where id = ${exam ?? 0}`;
    await owner`update units set appears_at = ${unitAt} where id = ${course.units[1]?.id ?? 0}`;
    await school.enrol(await school.student(), course);
    const events = await school.coming();
    expect(events.map(({ kind, at, name, lessonId, students }) => [kind, at, name, lessonId, students])).toEqual([
      ['exam-opens', opensAt, 'امتحان نوفمبر', exam, 1],
      ['lesson-appears', later.getTime(), 'Tenses', film, 1],
      ['exam-closes', closesAt, 'امتحان نوفمبر', exam, 1],
      ['unit-appears', unitAt.getTime(), 'Future', null, 1],
      ['results-told', resultsAt.getTime(), 'امتحان نوفمبر', exam, 1],
    ]);
    platform.clock.advance(40 * HOUR);
    await school.teacher.login(await platform.createAccount({ role: 'teacher' }, school.tenantId));
    expect((await school.coming()).map(({ kind }) => kind)).toEqual(['exam-closes', 'unit-appears', 'results-told']);
    await owner`update courses set archived_at = now() where id = ${course.id}`;
    expect(await school.coming()).toEqual([]);
  });

  test('a unit that ends within two days says for how many, extended windows and closed accounts apart [DESK-160]', async () => {
    const { owner } = platform.database;
    const school = await makeSchool();
    const course = await school.makeCourse({ name: 'Course', units: [{ name: 'أولى' }, { name: 'تانية' }] });
    const enrolled = async (daysAgo: number) => {
      const student = await school.student();
      await school.enrol(student, course, daysAgo * DAY);
      return student;
    };
    await enrolled(6);
    await enrolled(5.5);
    // Ends in four days; in its second week; and one whose whole course is over.
    await enrolled(3);
    await enrolled(12.5);
    await enrolled(20);
    const [longer, alone, closed] = [await enrolled(6), await enrolled(6), await enrolled(6)];
    await owner`update enrolments set extended_until = ${inHours(500)} where student_id = ${longer.id}`;
    await owner`insert into unit_extensions (tenant_id, student_id, course_id, unit_id, until)
      values (${school.tenantId}, ${alone.id}, ${course.id}, ${course.units[0]?.id ?? 0}, ${inHours(500)})`;
    await owner`update accounts set disabled = true where id = ${closed.id}`;
    const now = platform.clock.now().getTime();
    const events = await school.coming();
    expect(events.map(({ kind, name, students, orMore }) => [kind, name, students, orMore])).toEqual([
      ['unit-ends', 'أولى', 2, false],
      ['unit-ends', 'تانية', 1, false],
    ]);
    expect(events.map(({ at }) => Math.round((at - now) / HOUR))).toEqual([24, 36]);
    const assistant = platform.client(school.tenantId);
    await assistant.login(await platform.createAccount({ role: 'assistant' }, school.tenantId));
    expect((await assistant.call('GET /api/teach/coming')).status).toBe(403);
  });
});
