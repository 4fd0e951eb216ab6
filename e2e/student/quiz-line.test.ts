import { describe, expect, test } from 'vitest';
import { storedFile } from '../../apps/server/src/features/media/stored-file.fixture.ts';
import type { NewQuestion } from '../../apps/server/src/seed/new-course.ts';
import { newEnrolment } from '../../apps/server/src/seed/new-enrolment.ts';
import { editQuiz, makeQuiz, RIGHT, signIn, storedRows } from '../../apps/server/src/testing/classroom.ts';
import { seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { keepLogin } from '../support/keep-login.ts';
import { loginPage } from '../support/login-page.ts';
import { loseReply, PAPER_CALL, quizPage, SAVE_CALL, SUBMIT_CALL } from '../support/quiz-page.ts';
import { newTab, stopClock, ticking } from '../support/visitor.ts';

const travel = journey();
const CHECK_CALL = '**/Student/Student-Enrolled-Courses*';
const DAY = 24 * 60 * 60_000;

/** One red point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const WORDS = ['go', 'write', 'sing'];
const PAPER = WORDS.map((word) => ({
  text: `The past of “${word}” is ______.`,
  choices: [`${word}1`, `${word}2`, `${word}3`],
  right: 0,
  pinned: true,
}));

/** A student of the course, on no device yet: an account has two at most. */
async function enrol(courseId: number) {
  const { tenantId, withTenant, clock } = travel.site;
  const student = await travel.site.createAccount();
  await withTenant(tenantId, (tx) => newEnrolment(tx, tenantId, student.id, courseId, clock.now()));
  return student;
}

async function sitDown(questions: NewQuestion[] = PAPER) {
  const quiz = await makeQuiz(travel.site, questions);
  const student = await enrol(quiz.courseId);
  return { ...quiz, student, address: `/course/${quiz.courseId}/lesson/${quiz.lessonId}/quiz` };
}

const results = async (studentId: string) => (await storedRows(travel.site, studentId)).results;

describe('a line that dies', () => {
  test('an answer that reaches the server while the paper is on its way back is not put back by that paper [QUIZ-09]', async () => {
    const { student, address } = await sitDown();
    const page = await travel.openWiped(address, { as: student });
    const quiz = quizPage(page);
    await quiz.choose('go1');
    await quiz.saved();
    await quiz.cut();
    await quiz.choose('go2');
    // The server reads the paper before the answer, and its reply arrives after the answer's.
    const { promise: paperRead, resolve: readPaper } = Promise.withResolvers<void>();
    const { promise: answerSaved, resolve: saveAnswer } = Promise.withResolvers<void>();
    await page.route(
      PAPER_CALL,
      async (route) => {
        const response = await route.fetch();
        readPaper();
        await answerSaved;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await page.route(SAVE_CALL, async (route) => {
      await paperRead;
      await route.continue();
    });
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('/save-answers')) saveAnswer();
    });
    // Only now: an answer that went out by itself before somebody listens would be waited for in vain.
    await quiz.mend();
    await page.reload();
    await quiz.count('السؤال ١ من ٣').waitFor();
    expect(await quiz.answer('go2').isChecked()).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
  });

  test('between the answers and at the end: reloads bring back the same question and choices, the submission waits and is sent once [QUIZ-09, OP-QUIZ-7, OP-QUIZ-10, QUIZ-12, LEARN-146]', async () => {
    const { student, address } = await sitDown();
    const page = await travel.open(address, { as: student, handClock: true });
    const quiz = quizPage(page);
    await quiz.choose('go1');
    await quiz.next.click();
    // The line about the answers stands before the cut too: nothing is pushed aside when it says another thing.
    await page.getByText('إجاباتك بتتسجّل أول بأول').waitFor();
    const stood = await quiz.next.boundingBox();
    await quiz.cut();
    await quiz.choose('write2');
    await quiz.unsent.waitFor();
    expect(await quiz.next.boundingBox()).toEqual(stood);
    await quiz.next.click();
    await quiz.count('السؤال ٣ من ٣').waitFor();

    // The battery died: the paper opens from the phone.
    await page.reload();
    await quiz.count('السؤال ٣ من ٣').waitFor();
    await quiz.previous.click();
    expect(await quiz.answer('write2').isChecked()).toBe(true);
    await quiz.previous.click();
    expect(await quiz.answer('go1').isChecked()).toBe(true);
    await quiz.next.click();
    await quiz.next.click();
    await quiz.choose('sing1');
    await quiz.submit.click();
    await quiz.queued.waitFor();
    await seeOneLook(page, 'quiz-queued');
    // From here on time stands still: the paper is tried once as the page opens, and then goes out by a press alone.
    await stopClock(page);
    let isOpened = false;
    page.once('framenavigated', () => {
      isOpened = true;
    });
    const tried = page.waitForRequest((request) => isOpened && request.url().endsWith('/api/quizresult/submit'));
    await ticking(page, page.reload({ waitUntil: 'commit' }));
    await ticking(page, quiz.queued.waitFor());
    expect(await (await tried).response()).toBeNull();
    expect(await results(student.id)).toEqual([]);

    const sent: string[] = [];
    page.on('request', (request) => void sent.push(new URL(request.url()).pathname));
    await quiz.mend();
    await ticking(page, page.getByRole('button', { name: 'ابعتها دلوقتي' }).click());
    await ticking(page, quiz.percent.waitFor());
    expect(await quiz.percent.innerText()).toBe('٦٦٫٧٪');
    // What waited by itself was taken back: the submission says it all.
    expect(sent.filter((path) => path.includes('quizresult'))).toEqual(['/api/quizresult/submit']);
    expect(await results(student.id)).toMatchObject([{ answers: [0, 1, 0] }]);
    expect(
      await page.evaluate(() => [localStorage.getItem('outbox'), localStorage.getItem('course_data_updated')]),
    ).toEqual([null, expect.stringMatching(/^\d+$/)]);
  });

  test('before a visited quiz is opened: it opens from the phone, is finished there, and handed in when the line is back [OP-QUIZ-10]', async () => {
    const imageMediaId = await storedFile(travel.site, { bytes: PICTURE, contentType: 'image/png', fileName: 'a.png' });
    const { student, address } = await sitDown(PAPER.map((question) => ({ ...question, imageMediaId })));
    const visitor = await travel.visit({ as: student });
    await visitor.page.goto(address);
    await quizPage(visitor.page).count('السؤال ١ من ٣').waitFor();
    // Not `waitForFunction`: it takes the promise itself for a yes.
    await expect.poll(() => visitor.page.evaluate(keptPictures, 3)).toBe(true);
    await visitor.page.close();
    const page = await newTab(visitor);
    const quiz = quizPage(page);
    await quiz.cut();
    await page.route('**/media/**', (route) => route.abort('internetdisconnected'));
    await page.goto(address);
    await page.getByText('مفيش نت. إجاباتك متسجّلة على جهازك').waitFor();
    await page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>('.quiz-picture')?.naturalWidth ?? 0) > 0,
    );
    for (const word of WORDS) {
      await quiz.choose(`${word}1`);
      await (word === 'sing' ? quiz.submit : quiz.next).click();
    }
    await quiz.queued.waitFor();
    await quiz.mend();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await quiz.percent.waitFor();
    expect(await results(student.id)).toMatchObject([{ score: 100 }]);
    // Handed in, it does not open again, not even without a line.
    await quiz.cut();
    await page.reload();
    await quiz.count('حدث خطأ أثناء تحميل الاختبار').waitFor();
  });

  test('while the reply is on its way: the same result comes, and there is one [OP-QUIZ-7]', async () => {
    const { student, address } = await sitDown();
    const page = await travel.openWiped(address, { as: student });
    const quiz = quizPage(page);
    for (const word of WORDS) {
      await quiz.choose(`${word}1`);
      if (word !== 'sing') await quiz.next.click();
    }
    await quiz.saved();
    await loseReply(page, SUBMIT_CALL);
    await quiz.submit.click();
    await quiz.queued.waitFor();
    expect(await results(student.id)).toHaveLength(1);
    // The page that opens next sends it again, before it even shows the quiz: held back, the login is confirmed last.
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(CHECK_CALL, async (route) => {
      await held;
      await route.continue();
    });
    const answered = page.waitForResponse(SUBMIT_CALL);
    await page.reload();
    expect((await answered).status()).toBe(200);
    await quiz.saved();
    release();
    await quiz.popup.waitFor();
    expect(await quiz.percent.innerText()).toBe('١٠٠٪');
    const stored = await storedRows(travel.site, student.id);
    expect(stored.results).toHaveLength(1);
    expect(stored.sums).toMatchObject([{ quiz_count: 1 }]);
  });

  test('or a server that is being restarted costs nothing either, and the paper goes out by itself, as a press that comes too early is told [OP-QUIZ-7, OP-QUIZ-10, EXAM-202, LEARN-208, LEARN-295]', async () => {
    const { student, address } = await sitDown();
    const { context, page } = await travel.visit({ as: student });
    const quiz = quizPage(page);
    await page.goto(address);
    await quiz.choose('go1');
    const down = '**/api/quizresult/**';
    await page.route(down, (route) => route.fulfill({ status: 503, body: '' }));
    for (const word of WORDS) {
      await quiz.choose(`${word}1`);
      await (word === 'sing' ? quiz.submit : quiz.next).click();
    }
    await quiz.queued.waitFor();
    // Its row in the curriculum says so too.
    await page.getByRole('link', { name: 'العودة للمنهج' }).click();
    await page.getByText('مستنية تتبعت', { exact: true }).waitFor();
    await page.locator('.next-strip').getByText('ورقتك مستنية تتبعت').waitFor();
    await seeOneLook(page, 'curriculum-paper-waiting');
    // And so does home, instead of offering it.
    await page.goto('/');
    await awake(page);
    await page.locator('.next-strip').getByText('ورقتك مستنية تتبعت').waitFor();
    await page.locator('.next-strip').getByText('وهتتبعت أول ما النت يرجع.').waitFor();
    expect(await page.getByText('ابدأ من هنا').count()).toBe(0);
    await page.locator('.diary-row').getByText('ورقتك مستنية تتبعت').waitFor();
    await seeOneLook(page, 'home-paper-waiting');
    await page.locator('.next-strip').click();
    await quiz.queued.waitFor();
    await context.setOffline(true);
    await page.unroute(down);
    await page.getByRole('button', { name: 'ابعتها دلوقتي' }).click();
    await page.getByText('هتتبعت لوحدها أول ما يرجع').waitFor();
    await seeOneLook(page, 'quiz-queued-tried');
    expect(await results(student.id)).toEqual([]);
    await context.setOffline(false);
    await quiz.percent.waitFor();
    expect(await results(student.id)).toMatchObject([{ score: 100 }]);
  });

  test('or when it arrives only while the curriculum is read, is said there to be sent, without a reload [LEARN-219]', async () => {
    const { student, address } = await sitDown();
    const { page } = await travel.visit({ as: student });
    const quiz = quizPage(page);
    await page.goto(address);
    await awake(page);
    const down = '**/api/quizresult/**';
    await page.route(down, (route) => route.abort('internetdisconnected'));
    for (const word of WORDS) {
      await quiz.choose(`${word}1`);
      await (word === 'sing' ? quiz.submit : quiz.next).click();
    }
    await quiz.queued.waitFor();
    await page.goto(address.replace(/\/lesson.*$/, '/curriculum'));
    await awake(page);
    await page.getByText('مستنية تتبعت', { exact: true }).waitFor();
    await page.unroute(down);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.locator('.lesson-submitted').waitFor({ state: 'attached' });
    expect(await results(student.id)).toMatchObject([{ score: 100 }]);
  });

  test('or on home, goes out from there as soon as the line is back, and its quiz is not offered again [LEARN-231]', async () => {
    const { student, address } = await sitDown();
    const { page } = await travel.visit({ as: student });
    const quiz = quizPage(page);
    await page.goto(address);
    await awake(page);
    const down = '**/api/quizresult/**';
    await page.route(down, (route) => route.abort('internetdisconnected'));
    for (const word of WORDS) {
      await quiz.choose(`${word}1`);
      await (word === 'sing' ? quiz.submit : quiz.next).click();
    }
    await quiz.queued.waitFor();
    await page.goto('/');
    await awake(page);
    await page.locator('.student-home .next-strip').getByText('ورقتك مستنية تتبعت').waitFor();
    await page.unroute(down);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.locator('.student-home').getByText('خلّصت كل اللي معاك!').waitFor();
    expect(await results(student.id)).toMatchObject([{ score: 100 }]);
    expect(await page.locator('.next-strip').count()).toBe(0);
  });
});

describe('the choices', () => {
  test('follow the student to another device, the newest of each question [OP-QUIZ-10]', async () => {
    const { student, address } = await sitDown();
    const page = await travel.openWiped(address, { as: student });
    const quiz = quizPage(page);
    await quiz.choose('go1');
    await quiz.next.click();
    await quiz.choose('write1');
    await quiz.saved();

    const other = quizPage(await travel.openWiped(address, { as: student }));
    await other.count('السؤال ٣ من ٣').waitFor();
    await other.previous.click();
    expect(await other.answer('write1').isChecked()).toBe(true);
    await other.previous.click();
    await other.choose('go3');
    await other.saved();

    await page.reload();
    await quiz.count('السؤال ٢ من ٣').waitFor();
    expect(await quiz.answer('write1').isChecked()).toBe(true);
    await quiz.previous.click();
    expect(await quiz.answer('go3').isChecked()).toBe(true);

    // Chosen without a line here and later there: once both are told, the later one counts on both.
    await quiz.cut();
    await quiz.choose('go1');
    await other.choose('go2');
    await other.saved();
    await quiz.mend();
    await page.reload();
    await quiz.saved();
    await page.waitForFunction(() => document.querySelectorAll<HTMLInputElement>('input')[1]?.checked);
  });

  test('of one phone are nobody else’s [OP-API-7]', async () => {
    const { courseId, student, address } = await sitDown();
    const visitor = await travel.visit({ as: student });
    const { page } = visitor;
    const quiz = quizPage(page);
    await page.goto(address);
    await quiz.choose('go2');
    await quiz.saved();
    const sister = await enrol(courseId);
    await keepLogin(visitor.context, travel.site, sister);
    await page.goto(address);
    await quiz.count('السؤال ١ من ٣').waitFor();
    expect(await quiz.answer('go2').isChecked()).toBe(false);
  });

  test('are followed by a second tab, which is told when the quiz is handed in [OP-QUIZ-4]', async () => {
    const { student, address } = await sitDown();
    const visitor = await travel.visit({ as: student });
    const [first, second] = [visitor.page, await newTab(visitor)];
    await first.goto(address);
    const quiz = quizPage(first);
    await quiz.count('السؤال ١ من ٣').waitFor();
    await second.goto(address);
    const other = quizPage(second);
    await other.count('السؤال ١ من ٣').waitFor();
    // A tab that nobody looks at is drawn once a second, and every press waits for that.
    await first.bringToFront();
    await quiz.choose('go2');
    await second.waitForFunction(() => document.querySelectorAll<HTMLInputElement>('input')[1]?.checked);
    await quiz.next.click();
    await quiz.choose('write1');
    await quiz.next.click();
    await quiz.choose('sing1');
    await quiz.submit.click();
    await quiz.percent.waitFor();
    await second.bringToFront();
    await second.getByText('مينفعش يتفتح تاني، ودرجتك وورقتك محفوظين هنا.').waitFor();
    await second.getByText('٦٦٫٧٪').waitFor();
  });
});

describe('a login that runs out', () => {
  test('mid-quiz is renewed without a word [OP-QUIZ-3, SESS-19]', async () => {
    const { student, address } = await sitDown();
    const page = await travel.openWiped(address, { as: student });
    const quiz = quizPage(page);
    await quiz.choose('go1');
    await quiz.next.click();
    await quiz.saved();
    travel.site.clock.advance(40 * 60_000);
    await quiz.choose('write1');
    await quiz.next.click();
    await quiz.choose('sing1');
    await quiz.submit.click();
    await quiz.percent.waitFor();
    expect(await results(student.id)).toMatchObject([{ score: 100 }]);
  });

  test('for good while handing in: the answers are there after the next login, and go out by themselves [QUIZ-33, ERR-68, OP-QUIZ-3]', async () => {
    const { student, address } = await sitDown();
    const { page } = await travel.visit();
    const quiz = quizPage(page);
    await page.goto(address);
    const login = loginPage(page);
    await login.signIn({ phone: student.phone, password: student.password });
    await page.waitForURL(address);
    for (const word of WORDS) {
      await quiz.choose(`${word}1`);
      if (word !== 'sing') await quiz.next.click();
    }
    await quiz.saved();
    travel.site.clock.advance(31 * DAY);
    await quiz.submit.click();
    await page.waitForURL('/login');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(SUBMIT_CALL, async (route) => {
      await held;
      await route.continue();
    });
    await login.signIn({ phone: student.phone, password: student.password });
    await page.waitForURL(address);
    await quiz.box.getByText('دخولك كان خلص، فالامتحان متبعتش ساعتها.').waitFor();
    release();
    await quiz.percent.waitFor();
    expect(await results(student.id)).toMatchObject([{ score: 100 }]);
  });
});

describe('a submission that is refused', () => {
  test('says why in a red box and keeps the quiz and its answers [QUIZ-10, QUIZ-11, QUIZ-34, ERR-69]', async () => {
    const { student, address } = await sitDown();
    const page = await travel.openWiped(address, { as: student });
    const quiz = quizPage(page);
    for (const word of WORDS) {
      await quiz.choose(`${word}1`);
      if (word !== 'sing') await quiz.next.click();
    }
    await quiz.saved();
    const { database } = travel.site;
    const [enrolment] = await database.owner`delete from enrolments where student_id = ${student.id} returning *`;
    await quiz.submit.click();
    await quiz.box.getByText('إنت مش مشترك في الكورس ده.').waitFor();
    await seeOneLook(page, 'quiz-refused');
    expect(await quiz.answer('sing1').isChecked()).toBe(true);
    await database.owner`insert into enrolments ${database.owner(enrolment as Record<string, never>)}`;

    // A refusal without words has words of its own.
    await page.route(SUBMIT_CALL, (route) => route.fulfill({ status: 400, body: '' }), { times: 1 });
    await quiz.submit.click();
    await quiz.box.getByText('مقدرناش نبعت الامتحان. إجاباتك كلها محفوظة، جرّب تبعته تاني.').waitFor();
    await quiz.choose('sing2');
    await quiz.submit.click();
    await quiz.percent.waitFor();
    expect(await results(student.id)).toMatchObject([{ answers: [0, 0, 1] }]);
  });

  test('because the teacher changed the quiz brings the new paper, with the answers that still fit [QUIZ-11, T-QUIZ-7]', async () => {
    const { courseId, lessonId, student, address } = await sitDown();
    const page = await travel.openWiped(address, { as: student });
    const quiz = quizPage(page);
    for (const word of WORDS) {
      await quiz.choose(`${word}1`);
      if (word !== 'sing') await quiz.next.click();
    }
    await quiz.saved();
    const [go, , sing] = PAPER.map(({ text, choices }) => ({ text, choices }));
    await editQuiz(travel.site, { courseId, lessonId }, [
      { text: 'She ______ English.', choices: [RIGHT, 'study'] },
      ...(sing && go ? [sing, { ...go, choices: ['go3', 'go1'], right: 1 }] : []),
    ]);
    await quiz.submit.click();
    await quiz.box.getByText('الامتحان اتعدّل').waitFor();
    await quiz.count('السؤال ١ من ٣').waitFor();
    await quiz.choose(RIGHT);
    await quiz.next.click();
    expect(await quiz.answer('sing1').isChecked()).toBe(true);
    await quiz.next.click();
    expect(await quiz.answer('go1').isChecked()).toBe(true);
    await quiz.handIn();
    expect(await quiz.percent.innerText()).toBe('١٠٠٪');
  });

  test('because another device was first shows the result that counts [OP-QUIZ-4]', async () => {
    const { lessonId, student, address } = await sitDown();
    const page = await travel.openWiped(address, { as: student });
    const quiz = quizPage(page);
    for (const word of WORDS) {
      await quiz.choose(`${word}1`);
      if (word !== 'sing') await quiz.next.click();
    }
    await quiz.saved();
    const device = await signIn(travel.site, student);
    await device.call('POST /api/quizresult/submit', { body: { lessonId, answers: [1, 1, 1] } });
    await quiz.submit.click();
    await page.getByText('مينفعش يتفتح تاني، ودرجتك وورقتك محفوظين هنا.').waitFor();
    await page.getByText('صفر٪').waitFor();
    expect(await results(student.id)).toMatchObject([{ answers: [1, 1, 1] }]);
  });
});

/** Runs in the page: whether the phone has this many pictures. */
function keptPictures(wanted: number): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('hessa-private');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('entries').objectStore('entries').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        const entries = reading.result as { value: unknown }[];
        resolve(entries.some(({ value }) => JSON.stringify(value).split('data:image/png').length > wanted));
      };
    };
  });
}
