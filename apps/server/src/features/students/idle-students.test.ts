import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, lessonId } from '../../testing/test-school.ts';
import { until } from '../../testing/until.ts';
import { dropOldEvents } from '../data/drop-old-events.ts';
import { careForIdleStudents } from './care-for-idle-students.ts';

const DAY_MS = 24 * 3_600_000;

const platform = await sharedPlatform();
const school = createTestSchool(platform);

const care = () => careForIdleStudents(platform.withTenant, platform.platform, platform.tenantId, platform.clock.now());
const days = (count: number) => platform.clock.advance(count * DAY_MS);
const mailsTo = async (email: string) =>
  (await platform.database.owner`select subject from mails where recipient = ${email}`).map(({ subject }) => subject);
const accountOf = async (id: string) => {
  const [row] = await platform.database.owner`select * from accounts where id = ${id}`;
  return row;
};
async function leaving() {
  const staff = platform.client();
  await staff.login(await platform.createAccount({ role: 'teacher' }));
  const reply = await staff.call('GET /api/teach/students/leaving', {});
  return reply.body.data as { total: number; students: { id: string; goesAt: string; asked: string }[] };
}

describe('accounts that nobody uses', () => {
  test('are asked by mail a month before two years are over, shown to the teacher, and erased as persons; figures and codes stay [T-PRIV-2, TRUST-103]', async () => {
    const student = await school.student();
    const course = await school.makeCourse({ units: [{ lessons: [{ type: 'Quiz', questions: [{}] }] }] });
    await school.enrol(student, course);
    const quiz = lessonId(course, 0, 0);
    await student.phone.request(`/Student/contentlesson/${quiz}`);
    await student.phone.call('POST /api/quizresult/submit', { body: { lessonId: quiz, answers: [0] } });
    const code = await school.courseCode(await school.makeCourse());
    await student.phone.request(`/api/Student/add-course-by-code?Code=${code}`, { method: 'POST' });
    const figures = async () => {
      const { owner } = platform.database;
      const [row] = await owner`select
        (select count(*)::int from quiz_results) as results, (select count(*)::int from codes where redeemed_by is not null) as codes,
        (select count(*)::int from code_ledger) as ledger, (select coalesce(sum(score_sum), 0)::int from term_scores) as marks`;
      return { ...row };
    };
    const before = await figures();
    days(699);
    await care();
    expect(await mailsTo(student.email)).toEqual([]);
    expect((await leaving()).students.map(({ id }) => id)).not.toContain(student.id);

    days(1);
    await care();
    await care();
    expect(await mailsTo(student.email)).toEqual([expect.stringContaining('لسه عايز حسابك؟')]);
    const [shown] = (await leaving()).students.filter(({ id }) => id === student.id);
    expect(shown).toMatchObject({ asked: 'mailed' });

    days(29);
    await care();
    expect((await accountOf(student.id))?.anonymised_at).toBeNull();
    days(1);
    expect(new Date(shown?.goesAt ?? 0) <= platform.clock.now()).toBe(true);
    await care();
    expect(await accountOf(student.id)).toMatchObject({ phone: `anonymous ${student.id}`, disabled: true });
    await until(async () => (await mailsTo(student.email)).length === 0);
    expect(await figures()).toEqual(before);
    expect((await leaving()).students.map(({ id }) => id)).not.toContain(student.id);
  });

  test('whoever comes back keeps the account, and using an open login counts as well [T-PRIV-2, TRUST-103]', async () => {
    const [back, away] = [await school.student(), await school.student()];
    days(710);
    await care();
    expect((await back.phone.login(back)).status).toBe(200);
    const seen = (await accountOf(back.id))?.last_seen_at as Date;
    platform.clock.advance(2 * DAY_MS);
    const renewed = await back.phone.call('POST /api/Auth/refresh-token', { body: {} });
    expect(renewed.status, renewed.text).toBe(200);
    expect((await accountOf(back.id))?.last_seen_at).toEqual(new Date(seen.getTime() + 2 * DAY_MS));
    days(40);
    await care();
    expect((await accountOf(back.id))?.anonymised_at).toBeNull();
    expect((await accountOf(away.id))?.anonymised_at).not.toBeNull();
  });

  test('an account without a mailbox gets no mail; the console says whom to ask by phone [T-PRIV-2, TRUST-103]', async () => {
    const student = await platform.createAccount({ email: 'x1@students.invalid' });
    days(705);
    await care();
    expect((await leaving()).students.find(({ id }) => id === student.id)).toMatchObject({ asked: 'no-mailbox' });
  });
});

describe('the trail', () => {
  test('is kept for a year; a guardian’s consent as long as the account, and the ledger of codes for ever [T-PRIV-2, TRUST-104]', async () => {
    const { owner } = platform.database;
    const account = await platform.createAccount({});
    const add = (kind: string, at: Date, subject: string | null = null) => owner`
      insert into audit_events (tenant_id, at, kind, subject_id, details, request_id)
      values (${platform.tenantId}, ${at}, ${kind}, ${subject}, '{}', 'x')`;
    const now = platform.clock.now();
    const ago = (count: number) => new Date(now.getTime() - count * DAY_MS);
    await owner`delete from audit_events`;
    await add('session.signed_in', ago(366));
    await add('course.edited', ago(364));
    await add('account.registered', ago(700), account.id);
    await add('account.registered', ago(700), crypto.randomUUID());
    const [ledger] = await owner`select count(*)::int as n from code_ledger`;
    await dropOldEvents(platform.database.ownerUrl, platform.tenantId, now);
    const left = await owner`select kind from audit_events order by at`;
    expect(left.map(({ kind }) => kind)).toEqual(['account.registered', 'course.edited']);
    expect((await owner`select count(*)::int as n from code_ledger`)[0]).toEqual(ledger);
  });
});
