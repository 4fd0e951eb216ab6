import { markCode } from '@hessa/rules/media/mark-code';
import { expect, test } from 'vitest';
import { staffOf } from '../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, DAY, lessonId } from '../../testing/test-school.ts';
import { dropWatchHours } from '../lessons/drop-watch-hours.ts';

const TRACE = 'POST /api/teach/traces';
const HOUR = 60 * 60 * 1000;

const platform = await sharedPlatform();
const school = createTestSchool(platform);
const teacher = await staffOf(platform, 'teacher');

const watched = () => school.enrolled({ units: [{ lessons: [{ type: 'Video', name: 'since' }] }] });
type Watched = Awaited<ReturnType<typeof watched>>;

const play = ({ phone, course }: Watched, played: [number, number][]) =>
  phone.call('POST /api/Student/watch-position', {
    body: { lessonId: lessonId(course, 0, 0), positionSeconds: 1, stopped: true, played },
  });

async function trace(seen: string, second: number | null = null, day: string | null = null) {
  const answer = await teacher.call(TRACE, { body: { seen, second, day } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}

const rowsOf = ({ student }: Watched) =>
  platform.database.owner`select hour, seconds::text from watch_hours where student_id = ${student.id} order by hour`;

test('the code of a clip, or digits of the phone, names who played that second, and when; the search stands in the trail [FILM-22, FILM-23]', async () => {
  const [leaker, other] = [await watched(), await watched()];
  await play(leaker, [[0, 14.6]]);
  await play(leaker, [[14.6, 40]]);
  await play(other, [[0, 10]]);
  // One row an hour, whatever the phone reports.
  expect(await rowsOf(leaker)).toMatchObject([{ seconds: '{[0,40)}' }]);

  const code = markCode(leaker.student.id) ?? '';
  const { students } = await trace(code.toLowerCase(), 30);
  expect(students).toMatchObject([
    { studentId: leaker.student.id, code, watched: [{ lessonName: 'since', played: [[0, 40]] }] },
  ]);
  expect((await trace(code, 41)).students).toMatchObject([{ studentId: leaker.student.id, watched: [] }]);
  const [account] = await platform.database.owner`select phone from accounts where id = ${other.student.id}`;
  const found = await trace(String(account?.phone).slice(-8), 5);
  expect(found.students).toMatchObject([{ studentId: other.student.id, watched: [{ played: [[0, 10]] }] }]);

  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' }).format(platform.clock.now());
  expect((await trace(code, null, day)).students[0].watched).toHaveLength(1);
  expect((await trace(code, null, '2020-01-01')).students[0].watched).toEqual([]);
  const trail = await platform.database.owner`
    select details from audit_events where kind = 'students.traced' and tenant_id = ${platform.tenantId} order by id`;
  expect(trail[0]?.details).toEqual({ seen: code.toLowerCase(), second: 30, students: 1 });
});

test('a mark that names nobody is refused, and only teachers ask [FILM-23]', async () => {
  expect((await teacher.call(TRACE, { body: { seen: 'K7', second: null, day: null } })).body.code).toBe(
    'trace.unreadable',
  );
  const assistant = platform.client();
  await assistant.login(await platform.createAccount({ role: 'assistant' }));
  expect((await assistant.call(TRACE, { body: { seen: '01012', second: null, day: null } })).status).toBe(403);
});

test('what was played is kept by the hour for 180 days, told to its student, and gone with the account [FILM-24]', async () => {
  const who = await watched();
  await play(who, [[0, 5]]);
  platform.clock.advance(2 * HOUR);
  await school.signIn(who.student);
  await play(who, [[5, 9]]);
  await play(who, []);
  expect(await rowsOf(who)).toHaveLength(2);
  const own = (await who.phone.call('GET /api/Student/my-data')).body.data;
  expect(own.watched).toMatchObject([{ lessonName: 'since', seconds: '{[0,5)}' }, { seconds: '{[5,9)}' }]);

  platform.clock.advance(180 * DAY - HOUR);
  const drop = () => dropWatchHours(platform.withTenant, platform.tenantId, platform.clock.now());
  await drop();
  expect(await rowsOf(who)).toHaveLength(1);
  const owner = platform.client();
  const account = await platform.createAccount({ role: 'owner' });
  await owner.login(account);
  const [student] = await platform.database.owner`select phone from accounts where id = ${who.student.id}`;
  const gone = await owner.call('POST /api/teach/students/{studentId}/anonymise', {
    params: { studentId: who.student.id },
    body: { phone: String(student?.phone), reason: 'asked' },
  });
  expect(gone.status, gone.text).toBe(200);
  expect(await rowsOf(who)).toEqual([]);
});
