import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { storedFile } from '../../apps/server/src/features/media/stored-file.fixture.ts';
import { handInDue } from '../../apps/server/src/features/quizzes/exams/hand-in-due.ts';
import { newEnrolment } from '../../apps/server/src/seed/new-enrolment.ts';
import { makeQuiz, storedRows } from '../../apps/server/src/testing/classroom.ts';
import { MINUTE } from '../../apps/server/src/testing/exam-room.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { keptKeys } from '../support/kept-answers.ts';
import { quizPage } from '../support/quiz-page.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

const PAPER = ['go', 'write', 'sing', 'ring', 'swim'].map((word) => ({
  text: `The past of “${word}” is ______.`,
  choices: [`${word}1`, `${word}2`, `${word}3`],
  right: 0,
  pinned: true,
}));

const FRIDAY = 'On Friday I visit my grandmother and we cook together.';

const CALLS = /\/(?:api\/quizresult|api\/exams|Student\/contentlesson)\//;
const cut = (page: Page) => page.route(CALLS, (route) => route.abort('internetdisconnected'));
const mend = (page: Page) => page.unroute(CALLS);
const clockOf = (page: Page) => page.getByRole('timer');
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
/** Somebody sets the phone's clock, or it wakes: the clock that never jumps stays where it was. */
const moveWall = async (page: Page, by: number) =>
  page.clock.setSystemTime((await page.evaluate(() => Date.now())) + by);
const count = (page: Page, number: string) => page.getByRole('heading', { name: `السؤال ${number} من ٥`, exact: true });

async function examRoom() {
  const { site } = here;
  const quiz = await makeQuiz(site, PAPER);
  const student = await site.createAccount({ name: 'مريم أشرف' });
  await site.withTenant(site.tenantId, (tx) =>
    newEnrolment(tx, site.tenantId, student.id, quiz.courseId, site.clock.now()),
  );
  return { ...quiz, student, address: `/course/${quiz.courseId}/lesson/${quiz.lessonId}/quiz` };
}

const asTeacher = async (address: string) =>
  here.open(address, { as: await here.site.createAccount({ role: 'teacher', name: 'مستر طارق' }), screen: DESK });

/** Makes it an exam of half an hour, as its teacher does. */
async function setLimit(courseId: number, lessonId: number) {
  const desk = await asTeacher(`/teach/courses/${courseId}/quiz/${lessonId}`);
  await desk.getByRole('button', { name: 'خليه امتحان بوقت' }).click();
  const minutes = desk.getByLabel('المدة بالدقايق');
  // As its reader writes numbers, offered and typed.
  expect(await minutes.inputValue()).toBe('٦٠');
  await minutes.fill('30');
  expect(await minutes.inputValue()).toBe('٣٠');
  await seeEveryLook(desk, 'exam-terms');
  await desk.getByRole('dialog').getByRole('button', { name: 'احفظ' }).click();
  await desk.getByText('٣٠ دقيقة، محاولة واحدة').waitFor();
}

/** Half a second of a tone, as a WAV. */
function tone(): Buffer {
  const samples = 4_000;
  const wav = Buffer.alloc(44 + samples, 128);
  wav.write('RIFF');
  wav.writeUInt32LE(36 + samples, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt32LE(0x00010001, 20);
  wav.writeUInt32LE(8_000, 24);
  wav.writeUInt32LE(8_000, 28);
  wav.writeUInt32LE(0x00080001, 32);
  wav.write('data', 36);
  wav.writeUInt32LE(samples, 40);
  for (let at = 0; at < samples; at += 1) wav.writeUInt8(128 + Math.round(50 * Math.sin(at / 3)), 44 + at);
  return wav;
}

/** A recording that the first question is about, and a paragraph in the place of the last. */
async function listenAndWrite(lessonId: number): Promise<void> {
  const { site } = here;
  const audioMediaId = await storedFile(site, { bytes: tone(), contentType: 'audio/wav', fileName: 'a.wav' });
  const teacher = site.client();
  await teacher.login(await site.createAccount({ role: 'teacher' }));
  const frame = { from: null, weight: 1, explanation: '', imageMediaId: null, pinned: true, section: null };
  const chosen = PAPER.slice(0, 4).map(({ text, choices }, at) => ({
    ...{ ...frame, text, choices, rightChoice: 0, passage: at === 0 ? 0 : null },
  }));
  const paragraph = { kind: 'written' as const, form: 'paragraph' as const, words: null, rubric: [], model: '' };
  const saved = await teacher.call('PUT /api/teach/quizzes/{lessonId}', {
    params: { lessonId },
    body: {
      version: 1,
      passages: [{ title: 'At the station', text: '', imageMediaId: null, audioMediaId }],
      questions: [...chosen, { ...frame, ...paragraph, text: 'Write about your Friday.', passage: null }],
    },
  });
  expect(saved.status, saved.text).toBe(200);
}

/** Pressed until it plays: the first press without a line finds out that the copy on the phone is needed. */
const hear = (page: Page) =>
  expect
    .poll(() =>
      page.locator('audio').evaluate(async (recording: HTMLAudioElement) => {
        recording.muted = true;
        await recording.play().catch(() => {});
        return recording.currentTime > 0;
      }),
    )
    .toBe(true);

describe('an exam on the clock of the platform', () => {
  test('is set by the teacher, sat with a cut line, a clock set forward and back, sleep, a second tab and a second phone, and handed in [EXAM-13, EXAM-10, EXAM-05, EXAM-129, EXAM-159, EXAM-160, EXAM-195, DESK-204]', async () => {
    const { courseId, lessonId, student, address } = await examRoom();
    await setLimit(courseId, lessonId);

    const page = await here.open(address, { as: student, handClock: true });
    const quiz = quizPage(page);
    await page.getByRole('button', { name: 'ابدأ الامتحان' }).waitFor();
    expect(await page.getByText('go1').count()).toBe(0);
    await seeEveryLook(page, 'exam-door');
    const begun = await page.evaluate(() => Date.now());
    await page.getByRole('button', { name: 'ابدأ الامتحان' }).click();
    await count(page, '١').waitFor();
    await clockOf(page).getByText('باقي ٣٠ دقيقة').waitFor();
    await page.getByText('إجاباتك بتتسجّل أول بأول').waitFor();
    expect(await page.title()).toMatch(/^امتحان الدرس: [^:]+$/);

    // Free movement: a question is left empty, another one flagged, a third is jumped to.
    await quiz.next.click();
    await count(page, '٢').waitFor();
    await quiz.choose('write1');
    await page.getByRole('button', { name: 'أرجع له' }).click();
    await page.getByRole('button', { name: 'كل الأسئلة' }).click();
    await page.getByText('هترجع له: ١').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: '٤ فاضي' }).click();
    await count(page, '٤').waitFor();

    // Without a line it goes on, over a reload too.
    await cut(page);
    await quiz.choose('ring1');
    await quiz.next.click();
    await quiz.choose('swim2');
    await page.getByText('مفيش نت. إجاباتك متسجّلة على جهازك').waitFor();
    expect(await page.locator('.line-strip .dock-warn').isVisible()).toBe(false);
    await page.reload();
    await count(page, '٥').waitFor();
    expect(await quiz.answer('swim2').isChecked()).toBe(true);
    // The page's time went on meanwhile, however long a busy machine took: nothing of it is from the future.
    here.site.clock.advance((await page.evaluate(() => Date.now())) - begun);
    await mend(page);
    await lookAgain(page);
    await page.getByText('كل إجاباتك وصلت').waitFor();
    await page.getByRole('button', { name: 'كل الأسئلة' }).click();
    await page.getByRole('dialog').waitFor();
    await seeEveryLook(page, 'exam-map');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    // A phone whose clock somebody set forward hands in too early: the server knows better.
    await page.clock.setSystemTime(Date.now() + 5 * 60 * MINUTE);
    await lookAgain(page);
    await count(page, '٥').waitFor();
    await clockOf(page).getByText('باقي ٣٠ دقيقة').waitFor();

    // Set back by hours while there is no line, it goes on counting; asleep for a while, it knows when it wakes.
    await cut(page);
    await moveWall(page, -8 * 60 * MINUTE);
    await page.clock.fastForward(5 * MINUTE);
    await clockOf(page).getByText('باقي ٢٥ دقيقة').waitFor();
    await moveWall(page, 16 * MINUTE);
    await clockOf(page).getByText('باقي ٩ دقايق').waitFor();
    here.site.clock.advance(21 * MINUTE);
    await mend(page);
    await lookAgain(page);
    await clockOf(page).getByText('باقي ٩ دقايق').waitFor();
    await seeEveryLook(page, 'exam-sheet');

    // A second tab is the same paper: what is written in one stands in the other.
    const tab = await page.context().newPage();
    const told = tab.waitForResponse((answer) => /\/api\/exams\/\d+$/.test(answer.url()) && answer.ok());
    await tab.goto(address);
    await count(tab, '٥').waitFor();
    // By the first tab's time, which went on under these looks, its answer would be from the future.
    await (await told).finished();
    await quizPage(tab).choose('swim3');
    await expect.poll(() => quiz.answer('swim3').isChecked()).toBe(true);
    await tab.close();
    await page.bringToFront();

    // The second phone goes on with the same paper, and the first says so.
    const other = await here.open(address, { as: student });
    await other.getByRole('button', { name: 'كمّل الامتحان' }).click();
    await count(other, '١').waitFor();
    await lookAgain(page);
    await page.getByText('كمّلت الامتحان على جهاز تاني').waitFor();
    await page.getByRole('button', { name: 'كمّل هنا' }).click();
    await count(page, '٥').waitFor();

    await page.getByRole('button', { name: 'سلّم الورقة' }).click();
    await page.getByText('فاضل سؤالين من غير إجابة، عليهم درجتين:').waitFor();
    await page.getByText('علّمت على سؤال ترجع له:').waitFor();
    const back = await page.getByRole('button', { name: 'ارجع للأسئلة الفاضية' }).boundingBox();
    expect(back?.width).toBeGreaterThan(300);
    await seeEveryLook(page, 'exam-hand-in');
    // The page's time stands still: a press of its own comes later than the one that asked.
    await page.clock.fastForward(1_000);
    await page.getByRole('button', { name: 'سلّم الورقة كده' }).click();
    await page.getByText('ورقتك اتسلّمت').waitFor();
    await page.getByText('٤٠٪').first().waitFor();
    await page.getByText('٢ من ٥ درجات').waitFor();
    await page.getByText('استمر في الممارسة!').waitFor();
    await seeEveryLook(page, 'exam-outcome');
    await page.getByRole('button', { name: /^اقرأ ليه/ }).click();
    await page.getByRole('button', { name: 'راجع غلطة وسؤالين فاضيين' }).waitFor();
    await page.getByText('السؤال ١ فاضي').waitFor({ state: 'attached' });
    await seeOneLook(page, 'exam-paper-empty');
    const { results } = await storedRows(here.site, student.id);
    expect(results).toMatchObject([{ score: 40, answers: [null, 0, null, 0, 2] }]);
  });

  test('with a recording and a paragraph ends without a line and keeps the paper; the teacher refuses and accepts what came too late [EXAM-11, EXAM-13, EXAM-130, EXAM-199, EXAM-211, EXAM-217, DESK-290]', async () => {
    const { site } = here;
    const { courseId, lessonId, student, address } = await examRoom();
    await listenAndWrite(lessonId);
    await site.database.owner`
      update lessons set exam = ${JSON.stringify({
        ...{ minutes: 30, opensAt: null, lastStartAt: null, closesAt: null, attempts: 1, counts: 'best', passMark: 60 },
      })}::text::jsonb where id = ${lessonId}`;
    await site.database.owner`update courses set version = version + 1 where id = ${courseId}`;
    const page = await here.open(address, { as: student, handClock: true });
    const quiz = quizPage(page);
    await page.getByRole('button', { name: 'ابدأ الامتحان' }).click();
    await count(page, '١').waitFor();
    // The server's clock stands still and the page's does not: ahead of it, no answer is from the future.
    site.clock.advance(MINUTE);
    await hear(page);
    await quiz.choose('go1');
    await quiz.next.click();
    await quiz.choose('write1');
    await page.getByText('كل إجاباتك وصلت').waitFor();
    await cut(page);
    await quiz.next.click();
    await quiz.choose('sing1');
    await quiz.next.click();
    await quiz.choose('ring2');
    await page.getByText('مفيش نت. إجاباتك متسجّلة على جهازك').waitFor();
    await quiz.next.click();
    await page.getByLabel('إجابتك').fill(FRIDAY);
    // The battery dies with the line: what was written is there again, and the recording plays from the phone.
    await expect.poll(() => keptKeys(page)).toContainEqual(expect.stringContaining(`quiz-pictures ${lessonId}`));
    await page.route('**/media/**', (route) => route.abort('internetdisconnected'));
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(FRIDAY);
    await page.reload();
    await count(page, '٥').waitFor();
    expect(await page.getByLabel('إجابتك').inputValue()).toBe(FRIDAY);
    await page.getByRole('button', { name: 'كل الأسئلة' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^١ / }).click();
    await hear(page);

    // The phone sleeps past the end.
    await page.clock.fastForward(40 * MINUTE);
    await page.getByText('الوقت خلص، وورقتك في أمان').waitFor();
    await seeOneLook(page, 'exam-over-offline');
    site.clock.advance(40 * MINUTE);
    expect(await handInDue(site.withTenant, site.platform, site.tenantId)).toBe(1);
    await mend(page);
    await page.getByRole('button', { name: 'ابعتها دلوقتي' }).click();
    await page.getByText('محفوظة وهتتراجع قبل ما تتحسب').waitFor();
    // Nobody is told to have failed while the teacher has not decided.
    await page.getByText('درجة مؤقتة').waitFor();
    expect(await page.getByText('لسه تحت النجاح').count()).toBe(0);
    await seeEveryLook(page, 'exam-papers');

    const desk = await asTeacher(`/teach/results/${lessonId}`);
    // On a phone what is said of a paper lies over nothing, and the tab of the decision is in sight.
    const wide = desk.viewportSize() ?? { width: 1280, height: 800 };
    await desk.setViewportSize({ width: 360, height: 800 });
    await desk.getByRole('tab', { name: /^الورق/ }).click();
    const row = desk.locator('.report-row');
    await row.getByText('مؤقتة: إجابات متأخرة مستنية قرارك').waitFor();
    const [said, sentAt] = await Promise.all([
      row.locator('.badge').boundingBox(),
      row.locator(':scope > span').last().boundingBox(),
    ]);
    expect((sentAt?.x ?? 0) + (sentAt?.width ?? 360)).toBeLessThanOrEqual(said?.x ?? 0);
    const now = await desk.getByRole('tab', { name: 'دلوقتي' }).boundingBox();
    expect(now?.x ?? -1).toBeGreaterThanOrEqual(0);
    await desk.setViewportSize(wide);
    await desk.getByRole('tab', { name: 'دلوقتي' }).click();
    await desk.getByText('يعني في الوقت، وجاية من صفحة الامتحان نفسها').waitFor();
    await seeEveryLook(desk, 'exam-desk');
    const kept = async () => (await storedRows(site, student.id)).results;
    await desk.getByRole('button', { name: 'ارفضها' }).click();
    await desk.getByText('رفضتها').waitFor();
    expect(await kept()).toMatchObject([{ score: 40, answers: [0, 0, null, null, null] }]);
    await desk.getByRole('button', { name: 'ارجع في القرار' }).click();
    await desk.getByRole('button', { name: 'اقبلها' }).click();
    await desk.getByText('قبلتها').waitFor();
    // What was written waits for its marks, and with it the score.
    expect(await kept()).toMatchObject([{ score: null, correct_count: 3, answers: [0, 0, 0, 1, FRIDAY] }]);
    await desk.getByText('اتسلّمت ورقة واحدة ولسه مستنية التصحيح').waitFor();
    await desk.getByRole('tab', { name: 'الورق ١' }).waitFor();
    // While that goes on the student reads one thing of it, and nothing of mistakes.
    await page.reload();
    await page.getByText('لسه بتتصحح').waitFor();
    await page.getByRole('button', { name: 'شوف ورقتك', exact: true }).waitFor();
    expect(await page.getByRole('region', { name: 'نصلّحها إزاي؟' }).count()).toBe(0);
    await seeOneLook(page, 'exam-being-marked');
  });
});
