import { describe, expect, test } from 'vitest';
import { enrolStudent, makeQuiz, open } from '../../testing/classroom.ts';
import { MINUTE, makeExam, sit } from '../../testing/exam-room.ts';
import { staffOf } from '../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { statementsOf } from '../../testing/statements-of.ts';

const platform = await sharedPlatform();

const rooms = {
  async quiz() {
    const { courseId, lessonId } = await makeQuiz(platform, [{}, {}, {}]);
    const { device, student } = await enrolStudent(platform, courseId);
    await open(device, lessonId);
    let at = 0;
    const save = (position: number) => {
      at += 1;
      const answers = [{ position, choice: 0, clientTime: at }];
      return device.call('POST /api/quizresult/save-answers', { body: { lessonId, answers } });
    };
    return { device, student, save, table: 'quiz_attempts' };
  },
  async exam() {
    const { courseId, lessonId } = await makeExam(platform, await staffOf(platform, 'teacher'));
    const { device, student } = await enrolStudent(platform, courseId);
    const { given, save } = await sit(platform, device, lessonId);
    return { device, student, save: (position: number) => save(given(position)), table: 'exam_sittings' };
  },
};

type Room = Awaited<ReturnType<(typeof rooms)['quiz']>>;
const owner = () => platform.database.owner;
const savedOf = async ({ student, table }: Room) => {
  const [row] = await owner()`select saved from ${owner()(table)} where student_id = ${student.id}`;
  return Object.keys(row?.saved ?? {}).length;
};

describe.each(['quiz', 'exam'] as const)('an answer of an %s', (kind) => {
  test('is kept by the statement that checks its login, once the login is known [EXAM-270]', async () => {
    const { save } = await rooms[kind]();
    const count = async (position: number) => {
      const statements = await statementsOf(() => save(position));
      return statements.filter((text) => !text.includes('from "tenants"')).length;
    };
    expect([await count(0), await count(1), await count(2)]).toEqual([2, 1, 1]);
  });

  test.each<[string, (room: Room) => Promise<unknown>, number, string]>([
    ['was logged out', ({ device }) => device.call('POST /api/Auth/logout'), 401, 'session.expired'],
    ['is too old', async () => platform.clock.advance(15 * MINUTE), 401, 'session.expired'],
    [
      'was taken over by a newer secret',
      ({ student }) => owner()`update sessions set secret_hash = '\\x00' where account_id = ${student.id}`,
      401,
      'session.expired',
    ],
    [
      'is of an account that was locked',
      ({ student }) => owner()`update accounts set disabled = true where id = ${student.id}`,
      401,
      'session.expired',
    ],
    [
      'has to choose a password first',
      ({ student }) => owner()`update accounts set password_temporary = true where id = ${student.id}`,
      403,
      'access.password_temporary',
    ],
  ])('is not kept once its login %s [EXAM-270]', async (_, end, status, code) => {
    const room = await rooms[kind]();
    await room.save(0);
    expect((await room.save(1)).status).toBe(200);
    const { token } = room.device;
    await end(room);
    room.device.token = token;
    const refused = await room.save(2);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(await savedOf(room)).toBe(2);
  });

  test('is kept by a token that was renewed a moment ago, and no longer after that [EXAM-270]', async () => {
    const room = await rooms[kind]();
    await room.save(0);
    const { token } = room.device;
    const renewed = await room.device.call('POST /api/Auth/refresh-token', { body: {} });
    expect(renewed.status, renewed.text).toBe(200);
    room.device.token = token;
    expect((await room.save(1)).status).toBe(200);
    platform.clock.advance(11_000);
    expect((await room.save(2)).status).toBe(401);
    expect(await savedOf(room)).toBe(2);
  });

  test('of a stranger is refused before anything is said of its words [EXAM-270]', async () => {
    const { device } = await rooms[kind]();
    device.token = null;
    const refused = await device.request('/api/quizresult/save-answers', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      payload: '{"nonsense":1}',
    });
    expect(refused.body.code).toBe('session.required');
  });
});
