import { readFile } from 'node:fs/promises';
import type { Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { enrolStudent } from '../../apps/server/src/testing/classroom.ts';
import { MINUTE, makeExam, sit } from '../../apps/server/src/testing/exam-room.ts';
import { readWorkbook } from '../../apps/web/app/spreadsheet/read-workbook.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { DESK, PHONE } from '../support/visitor.ts';

const here = journey();

test('results are told by a press that names who will see what; choosing alone changes nothing, and the list has marks and who passed [EXAM-133, EXAM-139, EXAM-140, EXAM-169, EXAM-177, EXAM-181, EXAM-218, EXAM-243, LEARN-221, DESK-234]', async () => {
  const { site } = here;
  const teacher = await site.createAccount({ role: 'teacher', name: 'مستر طارق' });
  const client = site.client();
  await client.login(teacher);
  const { courseId, lessonId } = await makeExam(site, client, { passMark: 50 }, [{ weight: 4 }, { weight: 2 }]);
  const at = Date.now() + 3 * 24 * 60 * MINUTE;
  const set = await client.call('PUT /api/teach/quizzes/{lessonId}/results-time', {
    params: { lessonId },
    body: { was: null, resultsAt: at },
  });
  expect(set.status, set.text).toBe(200);
  const students: { email: string; password: string }[] = [];
  for (const [name, right] of [
    ['مريم أشرف', true],
    ['يوسف سامي', false],
  ] as const) {
    const { device, student } = await enrolStudent(site, courseId, { name });
    students.push(student);
    const { given, handIn } = await sit(site, device, lessonId);
    await handIn('student', given(0, right), given(1, true));
  }
  const resultsAt = async () => {
    const [lesson] = await site.database.owner`select results_at from lessons where id = ${lessonId}`;
    return lesson?.results_at === null ? null : new Date(lesson?.results_at).getTime();
  };

  // Before that the student reads when they come, and nothing leads to a paper that is not told.
  const phone = await here.open(`/course/${courseId}/lesson/${lessonId}/quiz`, students[0] && { as: students[0] });
  const marked = phone.getByRole('button', { name: 'شوف ورقتك بعد التصحيح' });
  await phone.getByText(/^النتايج هتظهر/).waitFor();
  expect(await marked.count()).toBe(0);
  await seeOneLook(phone, 'exam-before-results');
  // On its row the words about it leave the quiz's name its room.
  await phone.goto(`${site.url}/course/${courseId}/curriculum`);
  await awake(phone);
  await phone.getByRole('button', { name: /Unit 1/, expanded: false }).click();
  const row = phone.locator('.lesson', { hasText: 'النتيجة' });
  await row.waitFor();
  const [name, whole] = await Promise.all([row.locator('.lesson-name').boundingBox(), row.boundingBox()]);
  expect(name?.width ?? 0).toBeGreaterThan(((whole?.width ?? 360) * 2) / 3);
  const told = await row.locator('.mark-in-row').boundingBox();
  expect(told?.y ?? 0).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0) - 1);
  await seeOneLook(phone, 'curriculum-before-results');
  await phone.goto(`${site.url}/course/${courseId}/lesson/${lessonId}/quiz`);
  await awake(phone);

  // In the editor a choice is a choice, and says that nothing has changed.
  const editor = await here.open(`/teach/courses/${courseId}/quiz/${lessonId}`, { as: teacher, screen: DESK });
  await editor.getByLabel('النتايج تظهر امتى؟').selectOption('ready');
  await editor.getByText('لسه ماتغيّرش حاجة').waitFor();
  expect(await resultsAt()).toBe(at);
  // What was chosen and not pressed is there after a reload, as every draft of the console is.
  await editor.getByLabel('النتايج تظهر امتى؟').selectOption('at');
  await editor.getByLabel('اليوم', { exact: true }).fill('2027-03-04');
  await editor.reload();
  await awake(editor);
  await editor.getByText('لسه ماتغيّرش حاجة').waitFor();
  await expect.poll(() => editor.getByLabel('اليوم', { exact: true }).inputValue()).toBe('2027-03-04');
  await seeOneLook(editor, 'results-time-kept');
  await editor.setViewportSize(DESK);
  await editor.getByLabel('النتايج تظهر امتى؟').selectOption('ready');
  // The bar that saves the questions says that it does not save this, and leads there.
  const unsaved = editor.getByRole('button', { name: 'ميعاد النتايج لسه ما اتحفظش' });
  await unsaved.click();
  await editor.getByRole('button', { name: 'أعلن النتايج', exact: true }).and(editor.locator(':focus')).waitFor();
  await editor.getByRole('button', { name: 'سيبها زي ما هي' }).click();
  await editor.getByText('لسه ماتغيّرش حاجة').waitFor({ state: 'detached' });
  await unsaved.waitFor({ state: 'detached' });

  const page = await here.open(`/teach/results/${lessonId}`, { as: teacher, screen: DESK });
  await awake(page);
  await page.getByText('النتايج مستخبية لحد').waitFor();
  await page.getByRole('button', { name: 'أعلن النتايج دلوقتي' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('طالبين هيشوفوا درجاتهم').waitFor();
  await dialog.getByText('ولي أمر كل واحد هيشوف درجته').waitFor();
  await seeEveryLook(page, 'results-release');
  // On a phone it rises from the bottom, like every sheet.
  await page.setViewportSize(PHONE);
  await expect
    .poll(() => dialog.evaluate((sheet) => Math.round(window.innerHeight - sheet.getBoundingClientRect().bottom)))
    .toBe(0);
  expect(await dialog.evaluate((sheet) => sheet.getBoundingClientRect().top)).toBeGreaterThan(100);
  await page.setViewportSize(DESK);
  await dialog.getByRole('button', { name: 'لأ، خلاص' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await resultsAt()).toBe(at);

  await page.getByRole('tab', { name: /^الورق/ }).click();
  await page.getByText('٦ من ٦ درجات').waitFor();
  await page.getByText('ناجح', { exact: true }).waitFor();
  await page.getByText('تحت درجة النجاح').waitFor();
  await seeEveryLook(page, 'results-papers');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'الدرجات Excel' }).click(),
  ]);
  const cells = await readWorkbook(new Blob([await readFile(await file.path())]));
  expect(cells.map((row) => row.slice(6, 9)).sort()).toEqual([
    [2, 6, 'تحت درجة النجاح'],
    [6, 6, 'ناجح'],
    ['الدرجة', 'من درجة', 'النجاح'],
  ]);

  await page.getByRole('button', { name: 'أعلن النتايج دلوقتي' }).click();
  await dialog.getByRole('button', { name: 'أيوه، أعلنها' }).click();
  await page.getByText('النتايج بتظهر للطلبة أول ما تجهز').waitFor();
  expect(await resultsAt()).toBe(null);
  await phone.reload();
  await awake(phone);
  await marked.waitFor();

  // Whoever hides them again, also from the editor, reads how many have seen theirs.
  await editor.reload();
  await awake(editor);
  await editor.getByLabel('النتايج تظهر امتى؟').selectOption('at');
  await editor.getByLabel('اليوم').fill('2030-01-01');
  await editor.getByRole('button', { name: 'احفظ ميعاد النتايج' }).click();
  await editor.getByRole('dialog').getByText('طالبين درجاتهم ظهرت لهم خلاص، وهتستخبى عنهم لحد الميعاد.').waitFor();
  await seeOneLook(editor, 'results-hidden-again');
});

test('what was saved in a quiz does not stand in the way of publishing its course: one’s own saves are nobody else’s [DESK-196]', async () => {
  const { site } = here;
  const teacher = await site.createAccount({ role: 'teacher', name: 'مستر طارق' });
  const client = site.client();
  await client.login(teacher);
  const { courseId, lessonId } = await makeExam(site, client, {}, [{ weight: 1 }]);
  await site.database.owner`update courses set active = false where id = ${courseId}`;
  const page = await here.open(`/teach/courses/${courseId}/quiz/${lessonId}`, { as: teacher, screen: DESK });
  await awake(page);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  // What was asked for before the save may be answered after it, with what was there before.
  const readAnew = new Promise<Response | null>((resolve) => {
    let isSaved = false;
    page.on('response', (answer) => (isSaved ||= answer.request().method() === 'PUT'));
    page.on('request', (call) => {
      if (isSaved && call.url().endsWith(`/api/teach/courses/${courseId}`)) resolve(call.response());
    });
  });
  await page.getByRole('button', { name: 'شيل الوقت' }).click();
  await saved;
  await readAnew;
  await page.getByText('من غير وقت. الطالب بيحل براحته').waitFor();
  await page.getByRole('button', { name: 'انشر الكورس' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^انشره/ }).click();
  await page.getByRole('dialog', { name: 'الكورس اتنشر' }).waitFor();
  const [course] = await site.database.owner`select active from courses where id = ${courseId}`;
  expect(course?.active).toBe(true);
});

test('a time for the results without its day says at once that nothing changed, promises nothing, and says so after a reload [DESK-360]', async () => {
  const { site } = here;
  const teacher = await site.createAccount({ role: 'teacher', name: 'مستر طارق' });
  const client = site.client();
  await client.login(teacher);
  const { courseId, lessonId } = await makeExam(site, client, {}, [{ weight: 1 }]);
  const editor = await here.open(`/teach/courses/${courseId}/quiz/${lessonId}`, { as: teacher, screen: DESK });
  const warned = async () => {
    await editor.getByText('لسه ماتغيّرش حاجة').waitFor();
    await editor.getByText('الطلبة لسه بيشوفوا درجاتهم أول ما تجهز. اختار اليوم والساعة، وبعدها احفظ.').waitFor();
    expect(await editor.getByText('محدش بيشوف درجته').count()).toBe(0);
  };
  await editor.getByLabel('النتايج تظهر امتى؟').selectOption('at');
  await warned();
  expect(await editor.getByRole('button', { name: 'احفظ ميعاد النتايج' }).isDisabled()).toBe(true);
  await seeOneLook(editor, 'results-time-without-a-day');
  await editor.setViewportSize(DESK);
  await editor.reload();
  await awake(editor);
  await warned();
  // The bar that saves the questions leads there too, to the press that there is.
  await editor.getByRole('button', { name: 'ميعاد النتايج لسه ما اتحفظش' }).click();
  const back = editor.getByRole('button', { name: 'سيبها زي ما هي' });
  await back.and(editor.locator(':focus')).waitFor();
  await back.click();
  await editor.getByText('كل طالب بيشوف درجته أول ما ورقته تتصحّح كلها.').waitFor();
  await editor.getByText('لسه ماتغيّرش حاجة').waitFor({ state: 'detached' });
});
