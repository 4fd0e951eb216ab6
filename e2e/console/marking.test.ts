import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { enrolStudent, open } from '../../apps/server/src/testing/classroom.ts';
import { writeQuiz } from '../../apps/server/src/testing/quiz-desk.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { quizPage } from '../support/quiz-page.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

const frame = { from: null, explanation: '', imageMediaId: null, pinned: true };
const QUESTIONS = [
  { ...frame, weight: 2, text: 'She ______ English.', choices: ['studies', 'study'], rightChoice: 0 },
  {
    ...frame,
    kind: 'written' as const,
    form: 'email' as const,
    weight: 4,
    text: 'Write an e-mail to your friend Sam about a trip.',
    words: { from: 5, to: 90 },
    rubric: [
      { name: 'الفكرة', marks: 2 },
      { name: 'القواعد', marks: 2 },
    ],
    model: 'Dear Sam, we went to Fayoum last Friday.',
  },
];

test('a student writes, a teacher marks by keys and taps, and the student reads it [EXAM-60, EXAM-61, EXAM-63, EXAM-64, EXAM-101, EXAM-102, EXAM-105, EXAM-106, EXAM-170, EXAM-176, EXAM-204, EXAM-216, EXAM-235, EXAM-259, DESK-192]', async () => {
  const { site } = here;
  const teacher = await site.createAccount({ role: 'teacher', name: 'مستر طارق' });
  const client = site.client();
  await client.login(teacher);
  const { courseId, lessonId } = await writeQuiz(site, client, { questions: QUESTIONS });

  const { student } = await enrolStudent(site, courseId, { name: 'نور حسام' });
  const page = await here.open(`/course/${courseId}/lesson/${lessonId}/quiz`, { as: student });
  const quiz = quizPage(page);
  await quiz.choose('studies');
  await quiz.next.click();
  const answer = page.getByLabel('إجابتك');
  await answer.fill('Dear Sam,');
  // A line of a text goes on, and does not hand the paper in.
  await answer.press('Enter');
  await answer.pressSequentially('We have went to Fayoum 2 days ago.');
  await page.getByText('١٠ كلمات').waitFor();
  await seeEveryLook(page, 'written-player');
  await quiz.submit.click();
  await page.getByText('لسه بتتصحح').waitFor();
  await seeEveryLook(page, 'written-waiting');

  await page.goto(`${site.url}/statistics`);
  await page.getByText('لسه بيتصحّح').waitFor();

  const desk = await here.open('/teach/marking', { as: teacher });
  await desk.getByRole('link', { name: 'صحّح' }).click();
  await desk.getByText('We have went to Fayoum').waitFor();
  await awake(desk);
  // Its first lines stand above what lies under the thumb.
  const top = async (part: string) => (await desk.locator(part).boundingBox())?.y ?? Number.NaN;
  const seeFirstLines = () =>
    expect.poll(async () => (await top('.marking-panel')) - (await top('.marking-text'))).toBeGreaterThan(64);
  await seeFirstLines();
  // No rule runs through its words.
  const rules = await desk.locator('.marking-text').evaluate((words) => getComputedStyle(words).backgroundImage);
  expect(rules.match(/gradient/g)).toHaveLength(1);
  expect(await desk.getByText('نور حسام').count()).toBe(0);
  await desk.keyboard.press('2');
  // The draft is there again after the page was loaded anew.
  await desk.reload();
  await awake(desk);
  await desk.getByRole('radiogroup', { name: 'الفكرة' }).getByRole('radio', { name: '٢', checked: true }).waitFor();
  await desk.getByRole('radiogroup', { name: 'القواعد' }).getByRole('radio', { name: '١' }).click();
  // A new comment is asked for, and gives the room back.
  const more = desk.getByRole('button', { name: 'تعليق جديد' });
  await more.click();
  await desk.getByLabel('تعليق جديد').fill('زمن الفعل: went');
  await desk.getByRole('button', { name: 'ضيف' }).click();
  await desk.getByRole('list', { name: 'تعليقاتك' }).getByText('زمن الفعل').waitFor();
  await desk.getByLabel('تعليق جديد').waitFor({ state: 'hidden' });
  // Its box takes no keyboard along.
  await more.and(desk.locator(':focus')).waitFor();
  // What is chosen looks like a mark that is chosen, and not like something wrong.
  const colourOf = (part: string) =>
    desk
      .locator(part)
      .first()
      .evaluate((each) => getComputedStyle(each).backgroundColor);
  expect(await colourOf('.marking-bank [aria-pressed="true"]')).toBe(await colourOf('.rubric [aria-checked="true"]'));
  await seeFirstLines();
  await seeEveryLook(desk, 'marking-desk');
  // A key goes to the comments; a mark that was tapped leaves Enter to the paper.
  await desk.getByRole('radiogroup', { name: 'القواعد' }).getByRole('radio', { name: '١' }).click();
  await desk.keyboard.press('r');
  await desk.getByRole('button', { name: 'زمن الفعل: went', exact: true }).and(desk.locator(':focus')).waitFor();
  await desk.getByRole('radiogroup', { name: 'القواعد' }).getByRole('radio', { name: '١' }).click();
  await desk.keyboard.press('Enter');
  await desk.getByRole('button', { name: 'ورقة ١، اتصحّحت' }).waitFor();
  // What is saved says so, and its press waits for a change.
  await desk.getByRole('button', { name: 'محفوظة ٣ من ٤', disabled: true }).waitFor();

  // Nothing is said to wait any more beside the section's name.
  await expect.poll(() => desk.locator('.waiting-count').count()).toBe(0);

  // It was the last, and that is said where the title is in sight.
  await desk.getByText('صحّحت كل ورق السؤال ده').waitFor();
  await desk.getByRole('link', { name: 'شوف النتيجة' }).waitFor();
  await expect
    .poll(() =>
      desk.getByRole('heading', { level: 1 }).evaluate((title) => {
        const { x, y, width } = title.getBoundingClientRect();
        return title.contains(document.elementFromPoint(x + width / 2, y + 2));
      }),
    )
    .toBe(true);
  await seeOneLook(desk, 'marking-all-done');

  // Out of the bank again; where it was given it stays.
  await more.click();
  await desk.getByText('امسح من البنك').click();
  await desk.getByRole('button', { name: 'امسح «زمن الفعل: went» من البنك' }).click();
  await desk.getByText('امسح من البنك').waitFor({ state: 'detached' });
  await desk.getByRole('list', { name: 'تعليقاتك' }).getByText('زمن الفعل').waitFor();

  await page.goto(`${site.url}/course/${courseId}/lesson/${lessonId}/quiz`);
  await awake(page);
  await page.getByRole('button', { name: 'شوف ورقتك بعد التصحيح' }).click();
  await page.getByRole('button', { name: 'راجع إجاباتك' }).click();
  await page.getByText('زمن الفعل: went').waitFor();
  // What was asked stands over what was written.
  await page.getByText('Write an e-mail to your friend Sam about a trip.').waitFor();
  await page.getByText('إجابة نموذجية').waitFor();
  await seeEveryLook(page, 'written-review');

  // A second paper, which two mark: the teacher by three keys, blind to what an assistant gave.
  const set = await client.call('PUT /api/teach/quizzes/{lessonId}/second-marking', {
    params: { lessonId },
    body: { was: 'none', secondMarking: 'all' },
  });
  expect(set.status, set.text).toBe(200);
  const { device, student: other } = await enrolStudent(site, courseId, { name: 'مريم سامي' });
  await open(device, lessonId);
  const handedIn = await device.call('POST /api/quizresult/submit', {
    body: { lessonId, answers: [0, 'Dear Sam, hi.'] },
  });
  expect(handedIn.status, handedIn.text).toBe(200);
  const assistant = site.client();
  await assistant.login(await site.createAccount({ role: 'assistant', name: 'أستاذة منى' }));
  const seen = await assistant.call('GET /api/teach/marking/{lessonId}', { params: { lessonId }, query: {} });
  await assistant.call('POST /api/teach/marking/{lessonId}', {
    params: { lessonId },
    body: {
      question: seen.body.data.question?.identity ?? '',
      marks: [{ studentId: other.id, basedOn: null, given: [1, 0], comments: [] }],
    },
  });
  await desk.reload();
  await awake(desk);
  await desk.getByText('إنت المصحّح التاني').waitFor();
  for (const key of ['2', '2', 'Enter']) await desk.keyboard.press(key);
  await desk.getByRole('button', { name: 'ورقة ٢، اتصحّحت' }).waitFor();
  // The day says that two differ, and asks nobody to mark what is marked.
  await desk.goto(`${site.url}/teach`);
  await desk.getByText('ورقة المصحّحين مختلفين في درجتها').waitFor();
  expect(await desk.getByRole('link', { name: 'كمّل التصحيح' }).count()).toBe(0);
  await desk.goto(`${site.url}/teach/marking`);
  await desk.getByRole('link', { name: 'شوف الورق' }).waitFor();
  await desk.getByRole('link', { name: 'احسم الخلاف' }).click();
  await desk.getByText('أستاذة منى').waitFor();
  expect(await desk.getByText('مريم سامي').count()).toBe(0);
  await desk.getByRole('button', { name: 'الأسماء مخفية' }).click();
  await desk.getByRole('heading', { name: 'مريم سامي' }).waitFor();
  await seeEveryLook(desk, 'marking-differences');
  await desk.getByRole('button', { name: 'خد ٤ من ٤' }).click();
  await desk.getByText('مفيش حاجة مختلفين عليها').waitFor();
  await expect.poll(() => desk.locator('.waiting-count').count()).toBe(0);

  // On a desk the press that saves is in sight, however low the screen is.
  const low = { ...DESK, height: 600 };
  await desk.setViewportSize(low);
  await desk.goto(`${site.url}/teach/marking/${lessonId}`);
  await awake(desk);
  const foot = desk.locator('.marking-foot');
  await foot.waitFor();
  const end = async () => {
    const { y = Number.NaN, height = Number.NaN } = (await foot.boundingBox()) ?? {};
    return y + height;
  };
  await expect.poll(end).toBeLessThanOrEqual(low.height);
});

/** One text that waits for its marks, out of twenty as a whole. */
async function paperToMark() {
  const { site } = here;
  const teacher = await site.createAccount({ role: 'teacher', name: 'مستر طارق' });
  const client = site.client();
  await client.login(teacher);
  const [, written] = QUESTIONS;
  const { courseId, lessonId } = await writeQuiz(site, client, {
    questions: [{ ...written, weight: 20, rubric: [] } as (typeof QUESTIONS)[number]],
  });
  const { device } = await enrolStudent(site, courseId, { name: 'نور حسام' });
  await open(device, lessonId);
  const handedIn = await device.call('POST /api/quizresult/submit', { body: { lessonId, answers: ['Dear Sam, hi.'] } });
  expect(handedIn.status, handedIn.text).toBe(200);
  return { teacher, lessonId };
}

test('half a mark is given to no criterion, and is told so beside its field; an emptied field and one below nothing give none [EXAM-213, EXAM-227, EXAM-258]', async () => {
  const { teacher, lessonId } = await paperToMark();
  const page = await here.open(`/teach/marking/${lessonId}`, { as: teacher });
  await awake(page);
  const field = page.locator('.rubric-field');
  await field.fill('');
  await field.pressSequentially('1.5');
  await page.getByText('لازم عدد صحيح من غير كسور.').waitFor();
  expect(await field.inputValue()).toBe('1.5');
  const save = page.locator('.marking-foot button').first();
  expect(await save.isDisabled()).toBe(true);
  await seeOneLook(page, 'marking-half-a-mark');
  // Nor is what is below nothing taken for what stands behind the sign.
  await field.fill('-2');
  await page.getByText('العدد مينفعش يكون بالسالب.').waitFor();
  expect([await field.inputValue(), await save.isDisabled()]).toEqual(['-2', true]);
  await field.fill('١٢');
  await page.getByText('لازم عدد صحيح من غير كسور.').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'احفظ ١٢ من ٢٠ واللي بعدها' }).waitFor();
  // Emptied, nothing is given; a zero is typed, and read as one.
  await field.fill('');
  await expect.poll(() => save.isDisabled()).toBe(true);
  expect(await field.inputValue()).toBe('');
  await field.fill('٠');
  await expect.poll(() => save.isDisabled()).toBe(false);
  expect(await field.inputValue()).toBe('0');
});

test('a long comment takes its lines inside the panel of the desk, and pushes nothing out of it [EXAM-63, EXAM-235]', async () => {
  const { teacher, lessonId } = await paperToMark();
  const page = await here.open(`/teach/marking/${lessonId}`, { as: teacher, screen: DESK });
  await awake(page);
  const words = 'خلّي بالك: last summer معاها past simple مش present perfect';
  await page.getByRole('textbox', { name: 'تعليق جديد' }).fill(words);
  const add = page.getByRole('button', { name: 'ضيف' });
  await add.click();
  const comment = page.getByRole('button', { name: words, exact: true });
  await comment.waitFor();
  const edgesOf = async (part: Locator) => {
    const { x = Number.NaN, width = Number.NaN } = (await part.boundingBox()) ?? {};
    return { from: x, to: x + width };
  };
  const panel = await edgesOf(page.locator('.marking-panel'));
  for (const part of [comment, add]) {
    const { from, to } = await edgesOf(part);
    expect(from).toBeGreaterThanOrEqual(panel.from);
    expect(to).toBeLessThanOrEqual(panel.to);
  }
});

test('after a press on a paper’s number the desk goes by keys, and Enter saves what they gave; its ring is whole [DESK-362, DESK-370]', async () => {
  const { site } = here;
  const teacher = await site.createAccount({ role: 'teacher', name: 'مستر طارق' });
  const client = site.client();
  await client.login(teacher);
  const { courseId, lessonId } = await writeQuiz(site, client, { questions: QUESTIONS });
  for (const name of ['نور حسام', 'مريم سامي']) {
    const { device } = await enrolStudent(site, courseId, { name });
    await open(device, lessonId);
    const body = { lessonId, answers: [0, 'Dear Sam, hi.'] };
    const handedIn = await device.call('POST /api/quizresult/submit', { body });
    expect(handedIn.status, handedIn.text).toBe(200);
  }
  const page = await here.open(`/teach/marking/${lessonId}`, { as: teacher, screen: DESK });
  await awake(page);
  const paper = (words: string) => page.getByRole('button', { name: words, exact: true });
  await paper('ورقة ٢').click();
  // The ring of the paper on the desk stands free of the edges of its row.
  const strip = page.getByRole('navigation', { name: 'الورق' });
  const [around, bubble] = await Promise.all([strip.boundingBox(), paper('ورقة ٢').boundingBox()]);
  expect((bubble?.y ?? 0) - (around?.y ?? 0)).toBeGreaterThanOrEqual(6);
  for (const key of ['1', '2']) await page.keyboard.press(key);
  await seeOneLook(page, 'marking-by-keys');
  await page.setViewportSize(DESK);
  await page.keyboard.press('Enter');
  await paper('ورقة ٢، اتصحّحت').waitFor();
  await page.getByRole('heading', { name: 'ورقة ١' }).waitFor();
  // Nor does a press on «بعدين» take the Enter of the paper that it led to.
  await page.getByRole('button', { name: 'بعدين' }).click();
  for (const key of ['2', '2', 'Enter']) await page.keyboard.press(key);
  await paper('ورقة ١، اتصحّحت').waitFor();
});
