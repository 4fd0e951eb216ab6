import { describe, expect, test } from 'vitest';
import { enrolStudent } from '../../../testing/classroom.ts';
import { MINUTE, makeExam, sit } from '../../../testing/exam-room.ts';
import { staffOf } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const platform = await sharedPlatform();

const needsOf = async (staff: TestClient) => (await staff.call('GET /api/teach/needs')).body.data;

/** Answers written in time that came after the grace. */
async function sendLate(exam: { lessonId: number; courseId: number }) {
  const { device, student } = await enrolStudent(platform, exam.courseId);
  const { given, handIn } = await sit(platform, device, exam.lessonId);
  const answers = [given(0), given(1)];
  return {
    send: async () => {
      // A token does not live as long as a line was away.
      await device.login(student);
      expect((await handIn('time', ...answers)).status).toBe(200);
    },
  };
}

describe('what needs the teacher now', () => {
  test('papers that came too late wait with their story until each is decided, the oldest first [DESK-152]', async () => {
    let teacher = await staffOf(platform, 'teacher');
    const exam = await makeExam(platform, teacher, { minutes: 10 });
    expect(await needsOf(teacher)).toEqual({ late: null, failedMail: null });
    const endsAt = platform.clock.now().getTime() + 10 * MINUTE;
    const [one, two] = [await sendLate(exam), await sendLate(exam)];
    platform.clock.advance(30 * MINUTE);
    await one.send();
    await two.send();
    teacher = await staffOf(platform, 'teacher');
    const { late } = await needsOf(teacher);
    expect(late).toMatchObject({
      papers: 2,
      first: { lessonId: exam.lessonId, reason: 'late', endsAt, receivedAt: endsAt + 20 * MINUTE, saysInTime: true },
    });
    const decide = (decision: 'accepted' | null) =>
      teacher.call('PUT /api/teach/exams/{lessonId}/held/{heldId}', {
        params: { lessonId: exam.lessonId, heldId: late.first.heldId },
        body: { decision },
      });
    expect((await decide('accepted')).status).toBe(200);
    const after = (await needsOf(teacher)).late;
    expect([after.papers, after.first.heldId !== late.first.heldId]).toEqual([1, true]);
    await decide(null);
    expect((await needsOf(teacher)).late).toEqual(late);
  });

  test('mail that failed is told to the owner alone; an assistant is told nothing [DESK-152]', async () => {
    await platform.database.owner`
      insert into mails (tenant_id, recipient, subject, text, created_at, tries, failure)
      values (${platform.tenantId}, 'full@example.test', 'x', 'x', now(), 2, '552 full'),
        (${platform.tenantId}, 'waits@example.test', 'x', 'x', now(), 0, null)`;
    const failedMail = { count: 1, lastTo: 'full@example.test' };
    expect(await needsOf(await staffOf(platform, 'owner'))).toMatchObject({ failedMail });
    expect(await needsOf(await staffOf(platform, 'teacher'))).toMatchObject({ failedMail: null });
    expect((await (await staffOf(platform, 'assistant')).call('GET /api/teach/needs')).status).toBe(403);
  });
});
