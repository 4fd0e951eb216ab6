import { describe, expect, test } from 'vitest';
import { newEnrolment } from '../../apps/server/src/seed/new-enrolment.ts';
import { enrolStudent, makeCourse, makeQuiz } from '../../apps/server/src/testing/classroom.ts';
import { EXAM, setExam } from '../../apps/server/src/testing/exam-room.ts';
import { bytesOf, listed, watchDownloads } from '../support/downloads.ts';
import { putOn, seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { shoot } from '../support/page-checks.ts';
import { PAPER_CALL, quizPage, SUBMIT_CALL } from '../support/quiz-page.ts';
import { expectLightStart, watchStart } from '../support/start-work.ts';
import { DESK, stopClock } from '../support/visitor.ts';

const travel = journey();
const pupil = travel.pupil();

/** Choices keep the order they are written in. */
const PAPER = [
  {
    text: 'Mariam ______ English since she was ten.',
    choices: ['studies', 'has studied', 'is studying', 'studied'],
    right: 1,
    pinned: true,
    explanation: 'since مع نقطة بداية، والفعل لسه مستمر: يبقى Present Perfect.',
  },
  {
    text: 'ما معنى كلمة since في الجملة دي؟',
    choices: ['منذ', 'لمدة', 'حتى'],
    right: 0,
    pinned: true,
  },
  {
    text: 'I haven’t seen him ______ last Friday.',
    choices: ['since', 'for', 'from', 'ago'],
    right: 0,
    pinned: true,
  },
];

async function sitDown(questions = PAPER) {
  const quiz = await makeQuiz(travel.site, questions);
  const { student, device } = await enrolStudent(travel.site, quiz.courseId, { name: 'مريم أشرف' });
  return { ...quiz, student, device, address: `/course/${quiz.courseId}/lesson/${quiz.lessonId}/quiz` };
}

/** The same for the pupil who is there already, standing before the first question. */
async function walkToQuiz(questions = PAPER) {
  const quiz = await makeQuiz(travel.site, questions);
  const { tenantId, withTenant, clock } = travel.site;
  await withTenant(tenantId, (tx) => newEnrolment(tx, tenantId, pupil.student.id, quiz.courseId, clock.now()));
  return pupil.walk(`/course/${quiz.courseId}/lesson/${quiz.lessonId}/quiz`);
}

describe('the quiz page', () => {
  test('leads from question to question to the marked paper and back to the curriculum [QUIZ-01, QUIZ-02, QUIZ-03, QUIZ-04, QUIZ-05, QUIZ-06, QUIZ-07, QUIZ-08, QUIZ-09, QUIZ-12, QUIZ-13, QUIZ-14, QUIZ-15, QUIZ-16, QUIZ-17, QUIZ-18, QUIZ-19, QUIZ-20, QUIZ-21, QUIZ-22, QUIZ-23, QUIZ-24, QUIZ-27, STOR-07, LIM-29, LIM-37, ROUTE-26, OP-QUIZ-2, OP-QUIZ-8, OP-RTL-2, GEN-11, LEARN-84]', async () => {
    const { courseId, student, address } = await sitDown();
    const { page } = await travel.visit({ as: student, handClock: true });
    const quiz = quizPage(page);
    await page.goto(address);
    await quiz.count('السؤال ١ من ٣').waitFor();
    await stopClock(page);
    await page.getByText('٣٣٪', { exact: true }).waitFor();
    expect(await quiz.answers.count()).toBe(4);
    // On a phone that was turned the foot comes after the answers and lies over none.
    const size = page.viewportSize() ?? DESK;
    await page.setViewportSize({ width: 800, height: 360 });
    const above = await page.locator('.quiz-options').evaluate((answers) => {
      const foot = document.querySelector('.quiz-foot')?.getBoundingClientRect();
      return (foot?.top ?? 0) - answers.getBoundingClientRect().bottom;
    });
    expect(above).toBeGreaterThanOrEqual(0);
    await page.setViewportSize(size);
    // English reads from the left, whatever the page does.
    const direction = () => page.locator('.quiz-text').evaluate((node) => getComputedStyle(node).direction);
    expect(await direction()).toBe('ltr');
    expect([await quiz.previous.isDisabled(), await quiz.next.isDisabled()]).toEqual([true, true]);
    await quiz.choose('studies');
    // The chosen answer is written into the gap.
    expect(await page.locator('.quiz-text').innerText()).toBe('Mariam studies English since she was ten.');
    await quiz.choose('has studied');
    await quiz.next.click();
    await quiz.count('السؤال ٢ من ٣').waitFor();
    await page.getByText('٦٧٪', { exact: true }).waitFor();
    expect(await direction()).toBe('rtl');
    expect([await quiz.previous.isDisabled(), await quiz.next.isDisabled()]).toEqual([false, true]);
    await quiz.choose('منذ');
    await quiz.previous.click();
    expect(await quiz.answer('has studied').isChecked()).toBe(true);
    await quiz.next.click();
    await quiz.next.click();
    await quiz.count('السؤال ٣ من ٣').waitFor();
    expect(await quiz.submit.isDisabled()).toBe(true);
    await quiz.choose('for');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(SUBMIT_CALL, async (route) => {
      await held;
      await route.continue();
    });
    await quiz.submit.click();
    await page.getByRole('button', { name: 'بنبعت إجاباتك' }).waitFor();
    release();

    await quiz.popup.waitFor();
    expect(await page.locator('.result-popup').innerText()).toContain('٦٦٫٧٪');
    expect(await page.evaluate(() => Number(localStorage.getItem('course_data_updated')))).toBeGreaterThan(0);
    await page.clock.runFor(1_900);
    expect(await quiz.popup.isVisible()).toBe(true);
    await page.clock.runFor(200);
    await quiz.popup.waitFor({ state: 'detached' });
    expect(await quiz.percent.innerText()).toBe('٦٦٫٧٪');
    expect(await quiz.band.innerText()).toBe('عمل جيد!');
    await page.getByText('إجابتين صح من ٣ أسئلة').waitFor();
    await page.getByText('مريم أشرف').waitFor();

    const review = page.locator('.review');
    expect(await review.count()).toBe(0);
    await quiz.review.click();
    const verdicts = () =>
      page
        .locator('.review > li')
        .evaluateAll((items) =>
          items.map((item) => [...item.querySelectorAll('.quiz-verdict')].map((verdict) => verdict.textContent)),
        );
    expect(await verdicts()).toEqual([['إجابتك ✓'], ['إجابتك ✓'], ['صحيح', 'إجابتك']]);
    expect(await page.locator('.review-why').getAttribute('dir')).toBe('rtl');
    await quiz.review.click();
    expect(await review.count()).toBe(0);

    // The result stays as long as the student reads it.
    await page.clock.runFor(60_000);
    await quiz.finish.click();
    await page.clock.runFor(2_000);
    await page.waitForURL(`/course/${courseId}/curriculum`);
    // The curriculum has taken the signal, and so read itself again.
    await page.clock.resume();
    await page.waitForFunction(() => localStorage.getItem('course_data_updated') === null);
  });

  test('is taken by keyboard alone, and says where it is [OP-RTL-1, QUIZ-26]', async () => {
    const page = await walkToQuiz();
    await putOn(page, DESK);
    const quiz = quizPage(page);
    const spoken = () =>
      page.evaluate(() =>
        (document.activeElement?.getAttribute('aria-labelledby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' | '),
      );
    await quiz.count('السؤال ١ من ٣').waitFor();
    await quiz.focused.waitFor();
    expect(await spoken()).toBe('السؤال ١ من ٣ | Mariam …… English since she was ten.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    expect(await quiz.answer('studies').isChecked()).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await quiz.answer('has studied').isChecked()).toBe(true);
    await page.keyboard.press('Enter');
    await quiz.count('السؤال ٢ من ٣').waitFor();
    expect(await spoken()).toBe('السؤال ٢ من ٣ | ما معنى كلمة since في الجملة دي؟');
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await quiz.count('السؤال ٣ من ٣').waitFor();
    await page.keyboard.press('a');
    expect(await quiz.answer('since').isChecked()).toBe(true);
    await page.keyboard.press('Enter');
    expect(await quiz.percent.innerText()).toBe('١٠٠٪');
    expect(await quiz.band.innerText()).toBe('أداء ممتاز!');
    await expect.poll(spoken).toBe('١٠٠٪ | أداء ممتاز!');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.locator('.review > li').count()).toBe(3);
  });

  test('below 60 encourages [QUIZ-28]', async () => {
    const page = await walkToQuiz();
    const quiz = quizPage(page);
    for (const text of ['studies', 'لمدة']) {
      await quiz.choose(text);
      await quiz.next.click();
    }
    await quiz.choose('for');
    await quiz.submit.click();
    await quiz.band.getByText('استمر في الممارسة!').waitFor();
    await page.getByText('ولا إجابة صح من ٣ أسئلة').waitFor();
  });

  test('with many questions shows a bar, and the bubbles on demand [QUIZ-03]', async () => {
    const many = Array.from({ length: 21 }, () => ({ ...(PAPER[0] as (typeof PAPER)[number]) }));
    const page = await walkToQuiz(many);
    await putOn(page, DESK);
    const quiz = quizPage(page);
    await quiz.choose('studied');
    await quiz.next.click();
    await quiz.count('السؤال ٢ من ٢١').waitFor();
    expect(await page.getByRole('progressbar', { name: 'وصلت لحد فين في الامتحان' }).getAttribute('value')).toBe('10');
    await page.getByRole('button', { name: 'كل الأسئلة' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '١ اتجاوب' }).click();
    await quiz.count('السؤال ١ من ٢١').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('radiogroup');
  });

  test('lets a student jump to what is answered and to what comes next, never past it [QUIZ-07]', async () => {
    const page = await walkToQuiz();
    const quiz = quizPage(page);
    const bubble = (name: string) => page.getByRole('navigation', { name: 'الأسئلة' }).getByRole('button', { name });
    await quiz.count('السؤال ١ من ٣').waitFor();
    expect(await bubble('٣').count()).toBe(0);
    await quiz.choose('studied');
    await bubble('٢').click();
    await quiz.count('السؤال ٢ من ٣').waitFor();
    await bubble('١').click();
    expect(await quiz.answer('studied').isChecked()).toBe(true);
  });
});

describe('a quiz that does not open', () => {
  test('says why, and shows the way back [QUIZ-30, QUIZ-31, QUIZ-32, QUIZ-36, ERR-65, ERR-66, ERR-67, OP-QUIZ-5, OP-VID-12, LEARN-24]', async () => {
    const course = await makeCourse(travel.site, {
      units: [{ lessons: [{ type: 'Quiz', questions: [] }, { type: 'Video' }, { type: 'Quiz' }, { type: 'Quiz' }] }],
    });
    const [empty = 0, video = 0, quizId = 0, blocked = 0] = course.units[0]?.lessonIds ?? [];
    const { student } = await enrolStudent(travel.site, course.id);
    const at = (lesson: number | string) => `/course/${course.id}/lesson/${lesson}/quiz`;
    const page = await travel.open(at(empty), { as: student });
    const quiz = quizPage(page);
    await quiz.count('لا توجد أسئلة متاحة').waitFor();
    expect(await quiz.submit.count()).toBe(0);

    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.goto(at('x7'));
    await quiz.count('الاختبار الذي تبحث عنه غير موجود.').waitFor();
    expect(asked.filter((url) => url.includes('contentlesson'))).toEqual([]);
    expect(await page.getByRole('link', { name: 'العودة للمنهج' }).getAttribute('href')).toBe(
      `/course/${course.id}/curriculum`,
    );
    await page.goto(at(999_999));
    await quiz.count('الاختبار الذي تبحث عنه غير موجود.').waitFor();

    await page.goto(at(blocked));
    await quiz.count('الدرس مقفول').waitFor();
    expect(await page.getByText('لازم تخلّص الامتحان اللي قبله الأول.').count()).toBe(1);
    expect(await page.locator('.state').getByRole('button').count()).toBe(0);
    const opener = page.getByRole('link', { name: /^حل «/ });
    expect(await opener.getAttribute('href')).toBe(at(quizId));

    await quiz.cut();
    await page.goto(at(quizId));
    await quiz.count('حدث خطأ أثناء تحميل الاختبار').waitFor();
    await seeOneLook(page, 'quiz-failed');
    await quiz.mend();
    await page.locator('.state').getByRole('button', { name: 'جرّب تاني' }).click();
    await quiz.count('السؤال ١ من ٢').waitFor();

    await page.goto(at(video));
    await page.waitForURL(`/course/${course.id}/lesson/${video}/video`);
  });

  test('for an answer that is no list of questions [QUIZ-29]', async () => {
    const { student, address } = await sitDown();
    const { page } = await travel.visit({ as: student });
    await page.route(PAPER_CALL, (route) => route.fulfill({ json: { success: true, message: '', data: {} } }));
    await page.goto(address);
    await quizPage(page).count('فشل في تحميل تفاصيل الاختبار').waitFor();
  });
});

describe('a quiz that was handed in before', () => {
  test('cannot be reopened, shows its score and its marked paper, also when it became an exam since [QUIZ-37, OP-QUIZ-4, OP-UNIT-5, EXAM-131]', async () => {
    const { courseId, lessonId, student, device, address } = await sitDown();
    await device.call('GET /Student/contentlesson/{id}', { params: { id: lessonId } });
    await device.call('POST /api/quizresult/submit', { body: { lessonId, answers: [1, 0, 1] } });
    const page = await travel.open(address, { as: student });
    await page.getByText('مينفعش يتفتح تاني').waitFor();
    await page.getByText('٦٦٫٧٪').waitFor();
    expect(await page.getByRole('radio').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'العودة للمنهج' }).getAttribute('href')).toBe(
      `/course/${courseId}/curriculum`,
    );
    await seeEveryLook(page, 'quiz-submitted');
    await page.getByRole('button', { name: 'شوف ورقتك بعد التصحيح' }).click();
    expect(await quizPage(page).band.innerText()).toBe('عمل جيد!');
    expect(await quizPage(page).popup.count()).toBe(0);

    // The teacher gives it a clock afterwards: the paper is no attempt, and stands.
    const staff = travel.site.client();
    await staff.login(await travel.site.createAccount({ role: 'teacher' }));
    expect((await setExam(staff, lessonId, EXAM)).status).toBe(200);
    await page.goto(address);
    await page.getByText('حلّيت الامتحان ده قبل كده').waitFor();
    await seeOneLook(page, 'exam-after-quiz');
    await page.getByRole('button', { name: 'شوف ورقتك بعد التصحيح' }).click();
    expect(await quizPage(page).band.innerText()).toBe('عمل جيد!');
  });
});

describe('every look of a quiz', () => {
  const ten = Array.from({ length: 10 }, (_, at) => ({ ...(PAPER[at % 3] as (typeof PAPER)[number]) }));

  test('its questions, English and Arabic, are sound for everybody [OP-RTL-1, OP-RTL-3]', async () => {
    const page = await walkToQuiz(ten);
    const quiz = quizPage(page);
    for (const key of ['2', '1', '1']) {
      await page.locator('.quiz-question').press(key);
      await page.keyboard.press('Enter');
    }
    await quiz.count('السؤال ٤ من ١٠').waitFor();
    await quiz.choose('has studied');
    await seeEveryLook(page, 'quiz-question');
    await quiz.next.click();
    await seeOneLook(page, 'quiz-question-arabic');
  });

  test('its popup, its marked paper and the review are sound for everybody [OP-RTL-1, OP-RTL-3]', async () => {
    const { student, address } = await sitDown(ten);
    const { page } = await travel.visit({ as: student, handClock: true });
    const quiz = quizPage(page);
    await page.goto(address);
    for (let at = 0; at < 10; at++) {
      await quiz.count(`السؤال ${(at + 1).toLocaleString('ar-EG')} من ١٠`).waitFor();
      await quiz.focused.waitFor();
      await page.keyboard.press(at === 8 ? '3' : at % 3 === 0 ? '2' : '1');
      if (at === 9) await stopClock(page);
      await page.keyboard.press('Enter');
    }
    await quiz.popup.waitFor();
    await shoot(page, 'quiz-popup');
    await page.clock.runFor(2_100);
    await page.clock.resume();
    expect(await quiz.percent.innerText()).toBe('٩٠٪');
    await seeEveryLook(page, 'quiz-result');
    await quiz.review.click();
    await seeEveryLook(page, 'quiz-review');
  });
});

describe('on a slow line', () => {
  const KB = 1_000;
  const LINE_BYTES_A_SECOND = 256_000 / 8;
  const TRIP_MS = 150;

  test('a quiz is usable within 5 s of opening from a warm app, at 256 kbps [OP-PERF-1]', async () => {
    const [warm, cold] = [await sitDown(), await sitDown()];
    const { tenantId, withTenant, clock } = travel.site;
    await withTenant(tenantId, (tx) => newEnrolment(tx, tenantId, warm.student.id, cold.courseId, clock.now()));
    const { page } = await travel.visit({ as: warm.student });
    const scripts = await watchDownloads(page);
    await watchStart(page);
    await page.goto(warm.address);
    await quizPage(page).count('السؤال ١ من ٣').waitFor();
    await page.waitForLoadState('networkidle');
    await expectLightStart(page);
    expect(bytesOf(scripts, 'Script'), listed(scripts)).toBeGreaterThan(100 * KB);
    expect(bytesOf(scripts, 'Script'), listed(scripts)).toBeLessThanOrEqual(175 * KB);

    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: TRIP_MS,
      downloadThroughput: LINE_BYTES_A_SECOND,
      uploadThroughput: LINE_BYTES_A_SECOND,
    });
    const downloads = await watchDownloads(page);
    await page.goto(cold.address, { waitUntil: 'commit' });
    await quizPage(page).answers.first().waitFor({ state: 'attached' });
    // What the line takes even if each file waited for the one before; how busy this machine is says nothing about it.
    const onTheLine = downloads.length * TRIP_MS + (bytesOf(downloads) / LINE_BYTES_A_SECOND) * 1_000;
    expect(onTheLine, listed(downloads)).toBeLessThan(5_000);
    expect(downloads.length).toBeGreaterThan(0);
  });
});
