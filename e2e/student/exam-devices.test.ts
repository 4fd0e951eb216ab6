import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newEnrolment } from '../../apps/server/src/seed/new-enrolment.ts';
import { makeQuiz, storedRows } from '../../apps/server/src/testing/classroom.ts';
import { MINUTE } from '../../apps/server/src/testing/exam-room.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { handExamIn } from '../support/hand-exam-in.ts';
import { journey } from '../support/journey.ts';
import { quietClock } from '../support/quiet-clock.ts';
import { quizPage } from '../support/quiz-page.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

const PAPER = ['go', 'write', 'sing', 'ring'].map((word) => ({
  text: `The past of “${word}” is ______.`,
  choices: [`${word}1`, `${word}2`, `${word}3`],
  right: 0,
  pinned: true,
}));

const CALLS = /\/api\/(?:quizresult|exams)\//;
const SAVES = /\/api\/quizresult\/save-answers/;
const cut = (page: Page, calls: RegExp) => page.route(calls, (route) => route.abort('internetdisconnected'));
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const count = (page: Page, number: string) => page.getByRole('heading', { name: `السؤال ${number} من ٤`, exact: true });
/** Waits until what is set lies in the page's outbox: from then on its time to be sent runs. */
const laid = (page: Page, set: Promise<void>) =>
  Promise.all([page.waitForFunction(() => localStorage.getItem('outbox') !== null), set]);

/** Half an hour long, with no other limit. */
async function makeExam(courseId: number, lessonId: number, attempts: number): Promise<void> {
  const { owner } = here.site.database;
  const open = { opensAt: null, lastStartAt: null, closesAt: null };
  const terms = { ...open, minutes: 30, attempts, counts: 'best', passMark: null };
  await owner`update lessons set exam = ${JSON.stringify(terms)}::text::jsonb where id = ${lessonId}`;
  await owner`update courses set version = version + 1 where id = ${courseId}`;
}

/** On a phone the map opens; on a desk it stands over the paper. */
const goTo = async (page: Page, number: string, map = page.getByRole('navigation', { name: 'كل الأسئلة' })) => {
  await map.getByRole('button', { name: new RegExp(`^${number} `) }).click();
  await count(page, number).waitFor();
};

test('two devices sit one exam: answers that waited reach the paper and the device that holds it, the other one hears that it lost it, and is led to the result [EXAM-190, EXAM-191, EXAM-193, EXAM-194, EXAM-205]', async () => {
  const { site } = here;
  const { courseId, lessonId } = await makeQuiz(site, PAPER);
  const student = await site.createAccount({ name: 'مريم أشرف' });
  await site.withTenant(site.tenantId, (tx) => newEnrolment(tx, site.tenantId, student.id, courseId, site.clock.now()));
  await makeExam(courseId, lessonId, 2);
  const address = `/course/${courseId}/lesson/${lessonId}/quiz`;

  // The phone goes on without a line.
  const phone = await here.open(address, { as: student, handClock: true });
  const onPhone = quizPage(phone);
  const { pass: passOnPhone } = quietClock(phone);
  await phone.getByRole('button', { name: 'ابدأ الامتحان' }).click();
  await count(phone, '١').waitFor();
  await onPhone.choose('go1');
  await phone.getByRole('button', { name: 'أرجع له' }).click();
  await cut(phone, CALLS);
  await onPhone.next.click();
  await onPhone.choose('write1');
  await onPhone.next.click();
  await onPhone.choose('sing1');
  await phone.getByText('مفيش نت. إجاباتك متسجّلة على جهازك').waitFor();

  site.clock.advance(10 * MINUTE);

  // The door on the desk says what is left of the time, and where the paper lies.
  const desk = await here.open(address, { as: student, screen: DESK, handClock: true });
  const atDesk = quizPage(desk);
  const { pass: passAtDesk, quiet: quietAtDesk } = quietClock(desk);
  await desk.getByText('الامتحان مفتوح على جهاز تاني').waitFor();
  await desk.getByText('٢٠ دقيقة', { exact: true }).waitFor();
  expect(await desk.getByText('الوقت بيبدأ أول ما تدوس').count()).toBe(0);
  await seeEveryLook(desk, 'exam-door-elsewhere');
  await desk.getByRole('button', { name: 'كمّل الامتحان هنا' }).click();
  await count(desk, '١').waitFor();
  await goTo(desk, '٢');
  expect(await atDesk.answer('write1').isChecked()).toBe(false);

  // Half a line: what the server has not acknowledged is not said to have arrived.
  await cut(phone, SAVES);
  await phone.unroute(CALLS);
  await lookAgain(phone);
  await phone.getByText('كمّلت الامتحان على جهاز تاني').waitFor();
  await phone.getByText('فيه إجابات لسه على الجهاز ده').waitFor();
  expect(await phone.getByText('وصل ورقتك.').count()).toBe(0);
  await phone.unroute(SAVES);
  await lookAgain(phone);
  await phone.getByText('كل اللي حلّيته هنا وصل ورقتك.').waitFor();
  await seeOneLook(phone, 'exam-elsewhere');

  // The desk hears of them although nobody touches it, and of what is to be come back to.
  await passAtDesk(31_000);
  await expect.poll(() => atDesk.answer('write1').isChecked()).toBe(true);
  const flag = desk.getByRole('button', { name: 'أرجع له' });
  await goTo(desk, '١');
  await expect.poll(() => flag.getAttribute('aria-pressed')).toBe('true');
  await seeOneLook(desk, 'exam-flag-elsewhere');
  await laid(desk, flag.click());
  await expect.poll(() => flag.getAttribute('aria-pressed')).toBe('false');
  await passAtDesk(21_000);
  const isFlagged = async () => {
    const rows = await site.database.owner`
      select flagged -> '0' ->> 'on' as "on" from exam_sittings where student_id = ${student.id}`;
    return rows[0]?.on;
  };
  await expect.poll(isFlagged).toBe('false');
  // It is in the database before the page has heard so, and a call that a reload tears off is never said to be over.
  await quietAtDesk();
  await desk.reload();
  await goTo(desk, '٣');
  await expect.poll(() => atDesk.answer('sing1').isChecked()).toBe(true);

  // The phone takes it back. One answer at the desk counts, and the desk hears with it that it lost the paper.
  await phone.getByRole('button', { name: 'كمّل هنا' }).click();
  await count(phone, '٣').waitFor();
  await phone.getByRole('button', { name: 'كل الأسئلة' }).click();
  const map = phone.getByRole('dialog');
  await map.getByRole('button', { name: /^١ / }).waitFor();
  expect(await map.locator('.exam-flagged').count()).toBe(0);
  await map.getByRole('button', { name: 'اقفل' }).click();
  await goTo(desk, '٤');
  site.clock.advance(MINUTE);
  await laid(desk, atDesk.choose('ring2'));
  await passAtDesk(21_000);
  await desk.getByText('كمّلت الامتحان على جهاز تاني').waitFor();
  // A look at how the attempt stands may have said so before the answer was there.
  await desk.waitForFunction(() => localStorage.getItem('outbox') === null);
  await passOnPhone(31_000);
  await phone.getByRole('button', { name: 'كل الأسئلة' }).click();
  await goTo(phone, '٤', phone.getByRole('dialog'));
  await expect.poll(() => onPhone.answer('ring2').isChecked()).toBe(true);

  // Without an answer it hears of it too.
  await desk.getByRole('button', { name: 'كمّل هنا' }).click();
  await count(desk, '٤').waitFor();
  await passOnPhone(31_000);
  await phone.getByText('كمّلت الامتحان على جهاز تاني').waitFor();

  // Handed in at the desk, the press on the phone leads to the result and begins no other attempt.
  await handExamIn(desk);
  await desk.getByText('ورقتك اتسلّمت').waitFor();
  await phone.getByRole('button', { name: 'كمّل هنا' }).click();
  await phone.getByText('ورقتك اتسلّمت').waitFor();
  await phone.getByText('٧٥٪').first().waitFor();
  await phone.getByRole('button', { name: 'ابدأ محاولة جديدة' }).waitFor();
  const { results } = await storedRows(site, student.id);
  expect(results).toMatchObject([{ score: 75, answers: [0, 0, 0, 1] }]);
});

test('words that one device wrote without a line are not lost when the other wrote in the same place: they are laid aside and added at a press [EXAM-220]', async () => {
  const { site } = here;
  const part = { kind: 'written' as const, form: 'paragraph' as const, words: null, rubric: [], model: '' };
  const { courseId, lessonId } = await makeQuiz(site, [
    { text: 'Write about your best day.', choices: [], right: 0, part },
  ]);
  const student = await site.createAccount();
  await site.withTenant(site.tenantId, (tx) => newEnrolment(tx, site.tenantId, student.id, courseId, site.clock.now()));
  await makeExam(courseId, lessonId, 1);
  const address = `/course/${courseId}/lesson/${lessonId}/quiz`;
  const box = (page: Page) => page.getByLabel('إجابتك', { exact: true });

  const phone = await here.open(address, { as: student, handClock: true });
  await phone.getByRole('button', { name: 'ابدأ الامتحان' }).click();
  await box(phone).waitFor();
  await cut(phone, CALLS);
  await box(phone).fill('My best day was by the sea.');

  const desk = await here.open(address, { as: student, screen: DESK, handClock: true });
  const { pass: passAtDesk } = quietClock(desk);
  site.clock.advance(MINUTE);
  await desk.getByRole('button', { name: 'كمّل الامتحان هنا' }).click();
  await box(desk).waitFor();
  // The server's clock stands still and the page's does not: ahead of it, no answer is from the future.
  site.clock.advance(MINUTE);
  await laid(desk, box(desk).fill('I like Fridays.'));
  await passAtDesk(21_000);
  const saved = async () =>
    (
      await site.database
        .owner`select saved -> '0' ->> 'choice' as text from exam_sittings where lesson_id = ${lessonId}`
    )[0]?.text;
  await expect.poll(saved).toBe('I like Fridays.');

  await phone.unroute(CALLS);
  await lookAgain(phone);
  await phone.getByText('متشال لك').waitFor();
  await phone.getByRole('button', { name: 'كمّل هنا' }).click();
  await phone.getByText('كتبت الكلام ده هنا').waitFor();
  await expect.poll(() => box(phone).inputValue()).toBe('I like Fridays.');
  await seeEveryLook(phone, 'exam-aside');
  await phone.getByRole('button', { name: 'ضيفه لآخر إجابتك' }).click();
  await expect.poll(() => box(phone).inputValue()).toBe('I like Fridays.\nMy best day was by the sea.');
  expect(await phone.getByText('كتبت الكلام ده هنا').count()).toBe(0);
});
