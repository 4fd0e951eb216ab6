import { expect, test } from 'vitest';
import { enrolStudent, open } from '../../apps/server/src/testing/classroom.ts';
import { staffOf, writeQuiz } from '../../apps/server/src/testing/quiz-desk.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

test('what students wrote into a gap is taken by a press and given back by another; the regrade is offered for it, not for other words, and the trail names the question and leads to it [EXAM-238, EXAM-239, EXAM-241, EXAM-242, EXAM-281, EXAM-292, EXAM-294]', async () => {
  const { site } = here;
  const client = await staffOf(site, 'teacher');
  const frame = { from: null, weight: 1, explanation: '', imageMediaId: null, pinned: true };
  const forgives = { capitals: true, apostrophes: false };
  const { courseId, lessonId } = await writeQuiz(site, client, {
    questions: [{ ...frame, kind: 'gaps', text: 'Yesterday she ____ home.', gaps: [['went']], forgives }],
  });
  for (const [name, words] of [
    ['مريم أشرف', 'walked'],
    ['يوسف سامي', 'Walked'],
    ['علي حسن', 'goed'],
  ] as const) {
    const { device } = await enrolStudent(site, courseId, { name });
    await open(device, lessonId);
    const sent = await device.call('POST /api/quizresult/submit', { body: { lessonId, answers: [[words]] } } as never);
    expect(sent.status, sent.text).toBe(200);
  }
  const owner = await site.createAccount({ role: 'owner', name: 'ميس سارة' });
  const page = await here.open(`/teach/results/${lessonId}`, { as: owner, screen: DESK });
  const miss = page.getByRole('listitem').filter({ hasText: /^walked/i });
  await miss.getByText('ورقتين').waitFor();
  await page.getByText('اللي فاتح الامتحان دلوقتي هيتطلب منه يجاوب تاني.').waitFor();
  await miss.getByRole('button', { name: 'احسبها صح' }).press('Enter');
  await miss.getByText('بقت صح').waitFor();
  // Whoever pressed it by keyboard stands on the way back.
  await miss.getByRole('button', { name: 'رجّعها غلط' }).and(page.locator(':focus')).waitFor();
  const offered = page.getByRole('link', { name: /لسه بالتصحيح القديم، شوف الفرق/ });
  await offered.waitFor();
  await seeEveryLook(page, 'gap-misses');
  await page.setViewportSize(DESK);
  await miss.getByRole('button', { name: 'رجّعها غلط' }).click();
  await offered.waitFor({ state: 'detached' });
  await miss.getByRole('button', { name: 'احسبها صح' }).click();
  await offered.waitFor();

  // While a regrade runs nobody who comes for one is asked about another.
  const jobId = crypto.randomUUID();
  const job = { id: jobId, kind: 'quiz.regrade', state: 'running', done: 1, total: 3, isStopping: false };
  await page.route(`**/api/teach/jobs/${jobId}`, (route) => route.fulfill({ json: { data: job } }));
  const place = `console job ${owner.id} regrade ${lessonId}`;
  await page.evaluate(([key = '', id = '']) => localStorage.setItem(key, id), [place, jobId]);
  await offered.click();
  const running = page.getByRole('region', { name: 'بنعيد التصحيح' });
  const dialog = page.getByRole('dialog');
  await running.or(dialog).first().waitFor();
  expect(await dialog.count()).toBe(0);
  await running.waitFor();
  await page.evaluate((key) => localStorage.removeItem(key), place);
  await page.goto(`/teach/results/${lessonId}`);
  await awake(page);
  await offered.click();

  // The editor opens with what would change, once: a reload does not ask again.
  await dialog.getByRole('button', { name: 'أعد التصحيح' }).waitFor();
  await page.reload();
  await awake(page);
  await page.getByRole('button', { name: 'شوف الفرق وأعد التصحيح' }).waitFor();
  expect(await dialog.count()).toBe(0);
  await page.getByRole('button', { name: 'شوف الفرق وأعد التصحيح' }).click();
  await dialog.getByRole('button', { name: 'أعد التصحيح' }).click();
  await dialog.getByRole('heading', { name: 'التصحيح اتعاد' }).waitFor();
  await dialog.getByRole('button', { name: 'تمام' }).click();
  await dialog.waitFor({ state: 'detached' });
  const scores = await site.database.owner`
    select score from quiz_results where lesson_id = ${lessonId} order by score`;
  expect(scores.map(({ score }) => score)).toEqual([0, 100, 100]);

  // Other words for the question are no reason to grade anybody anew.
  await page.getByRole('textbox', { name: 'نص السؤال ١' }).fill('Last night she ____ home.');
  await page.getByRole('button', { name: 'احفظ', exact: true }).click();
  await expect
    .poll(async () => (await site.database.owner`select content_version from lessons where id = ${lessonId}`)[0])
    .toMatchObject({ content_version: 6 });
  await page.reload();
  await awake(page);
  await page.getByRole('textbox', { name: 'نص السؤال ١' }).waitFor();
  expect(await page.getByText(/لسه بتصحيح النسخة|لسه بالتصحيح القديم/).count()).toBe(0);

  const trail = await here.open('/teach/audit', { as: owner, screen: DESK });
  const row = trail.getByRole('listitem').filter({ hasText: 'went / walked' }).first();
  await row.getByText('السؤال ١، الإجابة الصح').waitFor();
  await seeEveryLook(trail, 'trail-of-a-key');
  await trail.setViewportSize(DESK);
  await row.getByRole('link', { name: 'السؤال ١، الإجابة الصح' }).click();
  await trail.waitForURL(`**/teach/courses/${courseId}/quiz/${lessonId}#question-1`);
  // It was reworded since.
  await trail.getByRole('textbox', { name: 'نص السؤال ١' }).and(trail.locator(':focus')).waitFor();
});
