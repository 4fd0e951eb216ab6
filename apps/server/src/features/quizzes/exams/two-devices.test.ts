import { beforeEach, describe, expect, test } from 'vitest';
import { enrolStudent, signIn } from '../../../testing/classroom.ts';
import { deskOf, doorOf, MINUTE, makeExam, sit } from '../../../testing/exam-room.ts';
import { staffOf } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { AnyAnswer, TestClient } from '../../../testing/test-client.ts';
import { handInDue } from './hand-in-due.ts';

const platform = await sharedPlatform();
let teacher: TestClient;
beforeEach(async () => {
  teacher = await staffOf(platform, 'teacher');
});

async function twoDevices(terms = {}) {
  const exam = await makeExam(platform, teacher, terms);
  const { device, student } = await enrolStudent(platform, exam.courseId);
  const phone = await sit(platform, device, exam.lessonId);
  const atDesk = await signIn(platform, student);
  const desk = await sit(platform, atDesk, exam.lessonId);
  return { ...exam, student, device, phone, atDesk, desk };
}

/** How the attempt stands, for a device that knows of answers with these times. */
const ask = (device: TestClient, lessonId: number, known: number, attempt = 1): Promise<AnyAnswer> =>
  device.call('POST /api/quizresult/save-answers', { body: { lessonId, attempt, answers: [], known } });
const resultOf = (device: TestClient, lessonId: number): Promise<AnyAnswer> =>
  device.call('GET /api/quizresult/{lessonId}', { params: { lessonId } });
/** Papers that wait for the teacher's word. */
const waiting = async () => (await teacher.call('GET /api/teach/needs')).body.data.late?.papers ?? 0;

describe('two devices in one exam', () => {
  test('what waited on the one that lost the paper counts, and the one that holds it is told of it [EXAM-190]', async () => {
    const { lessonId, device, atDesk, phone, desk } = await twoDevices();
    platform.clock.advance(MINUTE);
    const offline = [phone.given(0), phone.given(1)];
    const own = desk.given(2);
    const saved = await desk.save({ ...own });
    expect(saved.body.exam).toMatchObject({ elsewhere: false });
    expect(saved.body.exam.saved).toBeUndefined();
    expect((await ask(atDesk, lessonId, own.clientTime)).body.exam.saved).toBeUndefined();
    const late = await phone.save(...offline);
    expect(late.body.exam).toMatchObject({ elsewhere: true, held: 0 });
    const told = (await ask(atDesk, lessonId, own.clientTime)).body.exam;
    expect(told).toMatchObject({ elsewhere: false, isHandedIn: false });
    expect(Object.keys(told.saved)).toEqual(['0', '1', '2']);
    expect(told.saved[0]).toEqual({ choice: offline[0]?.choice, at: offline[0]?.clientTime });
    expect((await ask(atDesk, lessonId, 3 * MINUTE)).body.exam.saved).toBeUndefined();
    // With the next answer too, whether it is judged or plain.
    const answers = [desk.given(3)];
    const body = { lessonId, attempt: 1, answers, known: 2 * MINUTE };
    const next = await atDesk.call('POST /api/quizresult/save-answers', { body });
    expect(Object.keys(next.body.exam.saved)).toHaveLength(4);
    expect((await desk.handIn('student')).body.data.papers).toMatchObject([{ score: 100, held: 0 }]);
    expect((await ask(device, lessonId, 0)).body.exam).toMatchObject({ isHandedIn: true });
  });

  test('a device learns without an answer that the paper went on elsewhere, and nobody learns of a paper that is not theirs [EXAM-191]', async () => {
    const { lessonId, courseId, device, atDesk } = await twoDevices();
    expect((await ask(device, lessonId, 0)).body.exam).toMatchObject({ elsewhere: true, isHandedIn: false });
    expect((await ask(atDesk, lessonId, 0)).body.exam).toMatchObject({ elsewhere: false });
    const { device: other } = await enrolStudent(platform, courseId);
    expect((await ask(other, lessonId, 0)).body.code).toBe('exam.not_started');
    expect((await ask(atDesk, lessonId, 0, 2)).body.code).toBe('exam.not_started');
    const nothing = { body: { lessonId, answers: [] } };
    expect((await atDesk.call('POST /api/quizresult/save-answers', nothing)).status).toBe(400);
  });
});

describe('questions to come back to', () => {
  const at = (minutes: number) => minutes * MINUTE;
  type Flag = { position: number; on: boolean; at: number };
  type Given = ReturnType<Awaited<ReturnType<typeof sit>>['given']>;
  const send = (device: TestClient, lessonId: number, flags: Flag[], known = 0, answers: Given[] = []) =>
    device.call('POST /api/quizresult/save-answers', { body: { lessonId, attempt: 1, answers, flags, known } });

  test('travel alone or with an answer to the other device, the newest word for each, and are there at the next start [EXAM-205]', async () => {
    const { lessonId, device, atDesk, desk } = await twoDevices();
    platform.clock.advance(at(5));
    const told = await send(device, lessonId, [{ position: 0, on: true, at: at(1) }], at(1));
    expect(told.body.exam).toMatchObject({ elsewhere: true, isHandedIn: false });
    expect(told.body.exam.flagged).toBeUndefined();
    const heard = (await ask(atDesk, lessonId, 0)).body.exam;
    expect(heard).toMatchObject({ saved: {}, flagged: { 0: { on: true, at: at(1) } } });
    expect((await ask(atDesk, lessonId, at(1))).body.exam.flagged).toBeUndefined();

    const given = desk.given(2);
    const flags = [
      { position: 0, on: false, at: at(3) },
      { position: 3, on: true, at: at(4) },
    ];
    const both = await send(atDesk, lessonId, flags, at(7) + given.clientTime, [given]);
    expect(both.body.exam.flagged).toBeUndefined();
    // What was set before and comes later changes nothing.
    await send(device, lessonId, [{ position: 0, on: true, at: at(2) }]);
    const flagged = { 0: { on: false, at: at(3) }, 3: { on: true, at: at(4) } };
    expect((await ask(device, lessonId, 0)).body.exam).toMatchObject({ flagged });
    expect((await sit(platform, device, lessonId)).begun.body.data).toMatchObject({ flagged, saved: { length: 4 } });
  });

  test('are kept with answers that have to wait for the teacher too [EXAM-225]', async () => {
    const { lessonId, device, atDesk, desk } = await twoDevices();
    platform.clock.advance(at(5));
    const unsigned = { ...desk.given(2), signature: 'bm90IHNpZ25lZA' };
    const flags = [{ position: 3, on: true, at: at(4) }];
    const told = (await send(atDesk, lessonId, flags, at(4), [unsigned])).body.exam;
    expect(told).toMatchObject({ isHandedIn: false, held: 1 });
    // The device knows of nothing else than the server has.
    expect(told.flagged).toBeUndefined();
    expect((await ask(device, lessonId, 0)).body.exam).toMatchObject({ saved: {}, flagged: { 3: { on: true } } });
    await desk.handIn('student');
    await send(atDesk, lessonId, [{ position: 3, on: false, at: at(5) }], 0, [unsigned]);
    expect((await ask(device, lessonId, 0)).body.exam).toMatchObject({ flagged: { 3: { on: true, at: at(4) } } });
    for (const { id: heldId } of (await deskOf(teacher, lessonId)).body.data.held) {
      const decide = { params: { lessonId, heldId }, body: { decision: 'refused' as const } };
      await teacher.call('PUT /api/teach/exams/{lessonId}/held/{heldId}', decide);
    }
    expect(await waiting()).toBe(0);
  });

  test('are nobody else’s, cost no mark, and change nothing once the paper is handed in [EXAM-205]', async () => {
    const { lessonId, courseId, atDesk, desk } = await twoDevices();
    const flags = [{ position: 1, on: true, at: 0 }];
    const { device: other } = await enrolStudent(platform, courseId);
    expect((await send(other, lessonId, flags)).body.code).toBe('exam.not_started');
    expect((await send(atDesk, lessonId, [{ position: 500, on: true, at: 0 }])).status).toBe(400);
    expect((await desk.handIn('student', desk.given(0))).body.data.papers).toMatchObject([{ score: 25, held: 0 }]);
    expect((await send(atDesk, lessonId, flags, 1)).body.exam).toMatchObject({ isHandedIn: true, flagged: {} });
  });
});

describe('work that comes when the answers are open', () => {
  test('is kept with its story and leaves the mark that was told as it is [EXAM-192]', async () => {
    const { lessonId, device, atDesk, phone, desk } = await twoDevices({ passMark: 20 });
    await desk.handIn('student', desk.given(0));
    const shown = await resultOf(atDesk, lessonId);
    expect(shown.body.data).toMatchObject({ score: 25, hiddenKey: null });
    expect(shown.body.data.review).toHaveLength(4);
    expect((await phone.save(phone.given(1))).body.exam).toMatchObject({ isHandedIn: true, held: 1 });
    expect((await deskOf(teacher, lessonId)).body.data.held).toMatchObject([
      { reason: 'after-key', decision: null, scoreWithout: 25, scoreWith: 50 },
    ]);
    expect(await waiting()).toBe(0);
    const paper = (await resultOf(device, lessonId)).body.data;
    expect(paper).toMatchObject({ score: 25, held: 0, hiddenKey: null });
    expect((await doorOf(device, lessonId)).body.data.papers).toMatchObject([{ held: 0, passed: true }]);
    const [held] = (await deskOf(teacher, lessonId)).body.data.held;
    const params = { lessonId, heldId: held.id };
    await teacher.call('PUT /api/teach/exams/{lessonId}/held/{heldId}', { params, body: { decision: 'accepted' } });
    expect((await resultOf(device, lessonId)).body.data.score).toBe(50);
  });

  test('also within the grace, and after the results were told to everybody [EXAM-192]', async () => {
    const first = await twoDevices();
    platform.clock.advance(60 * MINUTE);
    await first.atDesk.login(first.student);
    await first.device.login(first.student);
    const onItsWay = first.phone.given(0);
    await first.desk.handIn('time');
    expect((await resultOf(first.atDesk, first.lessonId)).body.data.review).toHaveLength(4);
    expect((await first.phone.save(onItsWay)).body.exam).toMatchObject({ held: 1 });
    teacher = await staffOf(platform, 'teacher');
    expect((await deskOf(teacher, first.lessonId)).body.data.held).toMatchObject([{ reason: 'after-key' }]);

    const { lessonId, phone, device, student } = await twoDevices();
    const written = phone.given(0);
    const at = new Date(platform.clock.now().getTime() + 65 * MINUTE);
    await platform.database.owner`update lessons set results_at = ${at} where id = ${lessonId}`;
    platform.clock.advance(70 * MINUTE);
    await handInDue(platform.withTenant, platform.platform, platform.tenantId);
    await device.login(student);
    teacher = await staffOf(platform, 'teacher');
    await phone.save(written);
    expect((await deskOf(teacher, lessonId)).body.data.held).toMatchObject([{ reason: 'after-results' }]);
    expect(await waiting()).toBe(0);
  });
});

describe('an exam that many sit at once', () => {
  test('each save keeps its own answers, those of one student on two devices too, beside a paper that is handed in [LEAN-42]', async () => {
    const both = await twoDevices();
    const { lessonId, courseId, atDesk } = both;
    const sitters = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { device } = await enrolStudent(platform, courseId);
        return { device, phone: await sit(platform, device, lessonId) };
      }),
    );
    const [done, ...others] = sitters;
    await done?.phone.handIn('student');
    platform.clock.advance(MINUTE);
    const answers = await Promise.all([
      done?.phone.save(done.phone.given(0)),
      both.phone.save(both.phone.given(0), both.phone.given(1)),
      both.desk.save(both.desk.given(2)),
      ...others.map(({ phone }, at) => phone.save(phone.given(at % 4), phone.given((at + 1) % 4))),
    ]);
    expect(answers.map((answer) => answer?.body.exam)).toMatchObject([
      { isHandedIn: true },
      { isHandedIn: false, elsewhere: true },
      ...Array.from({ length: 6 }, () => ({ isHandedIn: false, elsewhere: false, held: 0 })),
    ]);
    const placesOf = async (device: TestClient) => Object.keys((await ask(device, lessonId, 0)).body.exam.saved);
    expect(await placesOf(atDesk)).toEqual(['0', '1', '2']);
    for (const [at, { device }] of others.entries()) {
      expect(await placesOf(device)).toEqual([at % 4, (at + 1) % 4].sort().map(String));
    }
  });
});
