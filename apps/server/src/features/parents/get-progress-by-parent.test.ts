import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rateLimits } from '../../platform/limits/rate-limits-table.ts';
import { useCheapPasswords } from '../../testing/cheap-passwords.ts';
import { answersWith, enrolStudent, makeCourse, open, submit } from '../../testing/classroom.ts';
import { withWork } from '../../testing/do-work.ts';
import { EXAM } from '../../testing/exam-room.ts';
import { statementsOf } from '../../testing/statements-of.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
  useCheapPasswords(platform);
});
afterAll(() => platform.stop());

const CALLS = [
  'GET /api/Student/GetStudentVideosProgressByParent/{parentPhone}',
  'GET /api/Student/GetStudentQuizzesProgressByParent/{parentPhone}',
] as const;
const [VIDEOS, QUIZZES] = CALLS;

const ask = (call: (typeof CALLS)[number], parentPhone: string, studentPhone: string, from = platform.client()) =>
  from.call(call, { params: { parentPhone }, query: { studentPhone } });

let numbers = 0;
/** A phone that nobody has used yet. */
function freshPhone(): string {
  numbers += 1;
  return `0155${String(numbers).padStart(7, '0')}`;
}

async function family() {
  const phones = { parentPhone: freshPhone(), phone: freshPhone() };
  await platform.createAccount({ ...phones, passwordHash: 'none' });
  return { parent: phones.parentPhone, child: phones.phone };
}

describe('a parent with the exact pair of phones', () => {
  test('is told of the exams without a paper how many are past their time and how many of these are shut, as the teacher’s desk counts them [DESK-235, DESK-321]', async () => {
    const course = await makeCourse(platform, {
      units: [{ lessons: [{ type: 'Quiz' }] }, { lessons: [{ type: 'Quiz' }] }, { lessons: [{ type: 'Quiz' }] }],
    });
    const phones = { parentPhone: freshPhone(), phone: freshPhone() };
    const { student } = await enrolStudent(platform, course.id, phones);
    const began = new Date(platform.clock.now().getTime() - 8 * DAY);
    await platform.database.owner`update enrolments set enrolled_at = ${began} where student_id = ${student.id}`;
    const told = async () => (await ask(QUIZZES, phones.parentPhone, phones.phone)).body;
    expect(await told()).toMatchObject({ totalQuizzes: 3, solvedQuizzes: 0, missedQuizzes: 1, shutQuizzes: 0 });
    const lastStartAt = platform.clock.now().getTime() - DAY;
    const exam = JSON.stringify({ ...EXAM, lastStartAt });
    await platform.database
      .owner`update lessons set exam = ${exam}::text::jsonb where unit_id = ${course.units[1]?.id ?? 0}`;
    expect(await told()).toMatchObject({ totalQuizzes: 3, solvedQuizzes: 0, missedQuizzes: 2, shutQuizzes: 1 });
  });

  test('gets the child’s figures without signing in, and figures only [API-40, API-41, PAR-10, PAR-11, OP-PAR-1, T-PAR-3]', async () => {
    const course = await makeCourse(platform, { units: [{ lessons: [{ type: 'Video' }, { type: 'Quiz' }] }] });
    const phones = { parentPhone: freshPhone(), phone: freshPhone() };
    const { student, device } = await enrolStudent(platform, course.id, { ...phones, name: 'يوسف سرّي جدًا' });
    const quiz = course.units[0]?.lessonIds[1] ?? 0;
    await submit(device, quiz, answersWith(await open(device, quiz), 1));

    const videos = await ask(VIDEOS, phones.parentPhone, phones.phone);
    expect(videos.body).toEqual({
      success: true,
      message: '',
      totalVideos: 1,
      watchedVideos: 0,
      progress: 0,
      weeks: { latest: 1, before: 0, exams: { latest: 1, before: 0 } },
    });
    const quizzes = await ask(QUIZZES, phones.parentPhone, phones.phone);
    expect(quizzes.body).toEqual({
      success: true,
      message: '',
      totalQuizzes: 1,
      solvedQuizzes: 1,
      missedQuizzes: 0,
      shutQuizzes: 0,
      results: [
        {
          lessonId: quiz,
          lessonName: 'Quiz 2',
          score: 50,
          marks: null,
          submittedAt: platform.clock.now().toISOString(),
        },
      ],
      untold: [],
    });
    for (const { text, headers } of [videos, quizzes]) {
      for (const secret of ['يوسف', student.id, student.email, phones.phone, phones.parentPhone]) {
        expect(text).not.toContain(secret);
      }
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test('reads how many lessons were finished in the last seven days and in the seven before, and how many of them were exams [LEARN-162, LEARN-193]', async () => {
    const course = await makeCourse(platform, {
      openToAll: true,
      units: [{ lessons: [{ type: 'Video' }, { type: 'Video' }, { type: 'Quiz' }, { type: 'Video' }] }],
    });
    const phones = { parentPhone: freshPhone(), phone: freshPhone() };
    const { student, device } = await enrolStudent(platform, course.id, phones);
    const [first = 0, second = 0, quiz = 0, last = 0] = course.units[0]?.lessonIds ?? [];
    const finish = (lessonId: number) => device.call('POST /api/Student/complete-lesson', { query: { lessonId } });
    const weeks = async () => (await ask(VIDEOS, phones.parentPhone, phones.phone)).body.weeks;
    await finish(first);
    await finish(second);
    expect(await weeks()).toEqual({ latest: 2, before: 0, exams: { latest: 0, before: 0 } });
    platform.clock.advance(7 * DAY);
    expect(await weeks()).toEqual({ latest: 0, before: 2, exams: { latest: 0, before: 0 } });
    await device.login(student);
    await submit(device, quiz, answersWith(await open(device, quiz), 1));
    expect(await weeks()).toEqual({ latest: 1, before: 2, exams: { latest: 1, before: 0 } });
    platform.clock.advance(7 * DAY);
    await device.login(student);
    await finish(last);
    expect(await weeks()).toEqual({ latest: 1, before: 1, exams: { latest: 0, before: 1 } });
  });

  test('may spell the phones as phones are spelt [OP-PAR-3]', async () => {
    const { parent, child } = await family();
    const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    const spellings: [string, string][] = [
      [`+20${parent.slice(1)}`, child],
      [arabicDigits(parent), `${child.slice(0, 4)} ${child.slice(4, 7)}-${child.slice(7)}`],
      [` ${parent} `, `0020${child.slice(1)}`],
    ];
    for (const [parentPhone, studentPhone] of spellings) {
      expect(await ask(VIDEOS, parentPhone, studentPhone)).toMatchObject({ status: 200 });
    }
  });

  test('of a child without any activity gets 200 and zeros [OP-PAR-4]', async () => {
    const { parent, child } = await family();
    expect((await ask(VIDEOS, parent, child)).body).toMatchObject({ totalVideos: 0, watchedVideos: 0, progress: 0 });
    expect((await ask(QUIZZES, parent, child)).body).toMatchObject({ totalQuizzes: 0, solvedQuizzes: 0, results: [] });
  });
});

describe('any other pair', () => {
  test.each(CALLS)(
    '%s: unknown parent, unknown student, mismatch, the pair turned round, a disabled child, a teacher, nothing: one byte-identical 404 [OP-PAR-1, PAR-08, T-PAR-1]',
    async (call) => {
      const [one, two] = [await family(), await family()];
      const disabled = { parentPhone: freshPhone(), phone: freshPhone() };
      await platform.createAccount({ ...disabled, disabled: true });
      const teacher = { parentPhone: freshPhone(), phone: freshPhone() };
      await platform.createAccount({ ...teacher, role: 'teacher' });
      const answers = [
        await ask(call, freshPhone(), one.child),
        await ask(call, one.parent, freshPhone()),
        await ask(call, one.parent, two.child),
        await ask(call, one.child, one.parent),
        await ask(call, disabled.parentPhone, disabled.phone),
        await ask(call, teacher.parentPhone, teacher.phone),
        await ask(call, freshPhone(), ''),
        await ask(call, 'no phone', 'at all'),
        await ask(call, '%', '_'),
      ];
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]).toMatchObject({ status: 404, body: { success: false, code: 'parent.not_found' } });
    },
  );

  test('the same pair at another tenant is unknown [T-TEN-4]', async () => {
    const { parent, child } = await family();
    const elsewhere = platform.client(await platform.makeTenant());
    expect((await ask(VIDEOS, parent, child, elsewhere)).status).toBe(404);
  });

  test('no answer comes before 150 ms, whether found, unknown or refused [T-PAR-1]', async () => {
    const { parent, child } = await family();
    const from = platform.client();
    const timed = async (parentPhone: string, studentPhone: string) => {
      const started = performance.now();
      const { status } = await ask(QUIZZES, parentPhone, studentPhone, from);
      return { status, ms: performance.now() - started };
    };
    const answers = [await timed(parent, child), await timed(freshPhone(), child), await timed('', '')];
    while (answers.at(-1)?.status !== 429) answers.push(await timed(freshPhone(), freshPhone()));
    expect(answers.slice(0, 3).map(({ status }) => status)).toEqual([200, 404, 404]);
    // Timers may fire a fraction of a millisecond early by the other clock.
    expect(Math.min(...answers.map(({ ms }) => ms))).toBeGreaterThan(149);
  });
});

describe('the time an answer takes', () => {
  const PAIRS = 30;
  const EACH = 5;
  const AT_ONCE = 5;

  test('does not tell a known pair from an unknown one: a classifier guesses [T-PAR-1]', async () => {
    const families = await Promise.all(Array.from({ length: PAIRS }, () => family()));
    const took = { known: [] as number[], unknown: [] as number[] };
    const sample = async (kind: keyof typeof took, parent: string, child: string) => {
      const started = performance.now();
      const { status } = await ask(QUIZZES, parent, child);
      took[kind].push(performance.now() - started);
      expect(status).toBe(kind === 'known' ? 200 : 404);
    };
    for (let round = 0; round < EACH; round += 1) {
      for (let at = 0; at < PAIRS; at += AT_ONCE) {
        // Neither kind is always the first of its pair: the second waits for the first.
        const batch = families.slice(at, at + AT_ONCE).flatMap(({ parent, child }, place) => {
          const known = () => sample('known', parent, child);
          const unknown = () => sample('unknown', freshPhone(), freshPhone());
          return (place + round) % 2 === 0 ? [known, unknown] : [unknown, known];
        });
        await Promise.all(batch.map((start) => start()));
      }
    }
    const wins = took.known.flatMap((known) =>
      took.unknown.map((unknown) => (known > unknown ? 1 : known === unknown ? 0.5 : 0)),
    );
    const areaUnderCurve = wins.reduce((sum: number, win) => sum + win, 0) / wins.length;
    // 150 samples of each kind scatter by 0.033 around the 0.5 of a coin; without the floor this is above 0.8.
    expect(Math.abs(areaUnderCurve - 0.5)).toBeLessThan(0.12);
  });
});

describe('guessing', () => {
  const statuses = async (tries: (() => Promise<{ status: number }>)[]) => {
    const seen: number[] = [];
    for (const attempt of tries) seen.push((await attempt()).status);
    return seen;
  };
  const times = (count: number, attempt: () => Promise<{ status: number }>) =>
    Array.from({ length: count }, () => attempt);

  test('from one address ends after ten tries in 15 minutes, unknown numbers counted too; others go on [OP-PAR-1, T-PAR-2]', async () => {
    const { parent, child } = await family();
    const guesser: TestClient = platform.client();
    const seen = await statuses(times(11, () => ask(VIDEOS, freshPhone(), freshPhone(), guesser)));
    expect(seen).toEqual([...Array(10).fill(404), 429]);
    const refused = await ask(VIDEOS, parent, child, guesser);
    expect(refused).toMatchObject({ status: 429, body: { code: 'limit.work_needed' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(VIDEOS, parent, child)).status).toBe(200);
    platform.clock.advance(15 * MINUTE + 1000);
    expect((await ask(VIDEOS, freshPhone(), freshPhone(), guesser)).status).toBe(404);
  });

  test.each([
    ['parent’s phone', 'known'],
    ['student’s phone', 'known'],
    ['parent’s phone', 'unknown'],
    ['student’s phone', 'unknown'],
  ])(
    'against one %s (%s) ends after five tries an hour over all addresses [OP-PAR-1, T-PAR-2]',
    async (which, kind) => {
      const known = await family();
      const target = which === 'parent’s phone' ? known.parent : known.child;
      const phone = kind === 'known' ? target : freshPhone();
      const guess = () =>
        which === 'parent’s phone' ? ask(QUIZZES, phone, freshPhone()) : ask(QUIZZES, freshPhone(), phone);
      expect(await statuses(times(6, guess))).toEqual([404, 404, 404, 404, 404, 429]);
      platform.clock.advance(60 * MINUTE + 1000);
      expect((await guess()).status).toBe(404);
    },
  );

  test('all at once gains nothing: of thirty parallel tries from one address ten are answered [T-PAR-2]', async () => {
    const guesser = platform.client();
    const all = await Promise.all(Array.from({ length: 30 }, () => ask(VIDEOS, freshPhone(), freshPhone(), guesser)));
    expect(all.filter(({ status }) => status === 404)).toHaveLength(10);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('a parent who looks often, and a building full of parents, are not guessing: right pairs count for nothing [TRUST-30]', async () => {
    const { parent, child } = await family();
    const oneAddress = platform.client();
    expect(await statuses(times(7, () => ask(VIDEOS, parent, child, oneAddress)))).toEqual(Array(7).fill(200));
    for (let other = 0; other < 6; other += 1) {
      const next = await family();
      expect((await ask(VIDEOS, next.parent, next.child, oneAddress)).status).toBe(200);
    }
  });

  test('spends nothing of a parent’s: whoever guesses at a number makes its owner’s phone work for a second [T-PAR-5, T-AUTH-14]', async () => {
    const { parent, child } = await family();
    for (let stranger = 0; stranger < 30; stranger += 1) await ask(VIDEOS, parent, freshPhone());
    const phone = platform.client();
    expect((await ask(VIDEOS, parent, child, phone)).body.code).toBe('limit.work_needed');
    expect((await withWork(platform, phone, () => ask(VIDEOS, parent, child, phone))).status).toBe(200);
  });

  test('that is refused writes nothing and waits for nobody’s lock [T-PAR-5]', async () => {
    const guesser = platform.client();
    await statuses(times(10, () => ask(VIDEOS, freshPhone(), freshPhone(), guesser)));
    const counted = () => platform.withTenant(platform.tenantId, (tx) => tx.select().from(rateLimits), 'read');
    const before = await counted();
    // Whoever holds every counter keeps nobody waiting who is only refused.
    await platform.withTenant(platform.tenantId, async (tx) => {
      await tx.select().from(rateLimits).for('update');
      const sent = await statementsOf(async () => {
        const all = await Promise.all(
          times(40, () => ask(VIDEOS, freshPhone(), freshPhone(), guesser)).map((one) => one()),
        );
        expect(new Set(all.map(({ status }) => status))).toEqual(new Set([429]));
      });
      expect(sent.filter((statement) => !/^select(?! .* for (update|share))/.test(statement))).toEqual([]);
    });
    expect(await counted()).toEqual(before);
  });

  test('leaves no phone number in the log [T-PAR-4]', async () => {
    const { parent, child } = await family();
    platform.logLines.length = 0;
    await ask(VIDEOS, parent, child);
    await ask(VIDEOS, parent, freshPhone());
    const log = platform.logLines.join('\n');
    expect(log).toContain('GetStudentVideosProgressByParent');
    expect(log).not.toContain(parent);
    expect(log).not.toContain(child);
  });
});
