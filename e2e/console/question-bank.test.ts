import { expect, test } from 'vitest';
import { savePaper } from '../../apps/server/src/testing/quiz-desk.ts';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

const OLD = ['I haven’t seen him ______ Friday.', 'She has lived here ______ two years.', 'We met ______ the station.'];
const NEW = ['He waited ______ an hour.', 'They stayed ______ home.'];

async function written(quiz: number, texts: readonly string[]): Promise<void> {
  const staff = here.site.client();
  await staff.login(await here.site.createAccount({ role: 'teacher' }));
  const questions = texts.map((text) => ({ text, choices: ['since', 'for', 'at'], pinned: true }));
  const saved = await savePaper(staff, quiz, 1, questions);
  if (saved.status !== 200) throw new Error(saved.text);
}

/** A month ago, so that nothing of it was used this month. */
async function writtenLongAgo(quiz: number): Promise<void> {
  await written(quiz, OLD);
  await here.site.database.owner`update bank_uses set used_at = used_at - interval '40 days' where lesson_id = ${quiz}`;
}

test('a teacher tags questions, sees what the paper lacks, and lets the bank fill it and a section that draws [EXAM-81, EXAM-87, EXAM-91, EXAM-92, EXAM-126, EXAM-168, EXAM-213, EXAM-227, DESK-156, DESK-157]', async () => {
  const quiz = { type: 'Quiz' as const, questions: [] };
  const course = await here.school.makeCourse({
    units: [
      {
        name: 'Unit 3',
        lessons: [
          { ...quiz, name: 'القديم' },
          { ...quiz, name: 'امتحان مايو' },
          { ...quiz, name: 'الجديد' },
        ],
      },
    ],
  });
  await writtenLongAgo(lessonId(course, 0, 0));
  await written(lessonId(course, 0, 2), NEW);
  const teacher = await here.site.createAccount({ role: 'teacher' });
  const page = await here.open('/teach/bank', { as: teacher, screen: DESK });
  await page.getByLabel('علّم على: I haven’t seen him ______ Friday.').check();
  await page.getByLabel('علّم على: She has lived here ______ two years.').check();
  await page.getByRole('button', { name: 'صنّفهم' }).click();
  await page.getByRole('dialog').getByLabel('المهارة').selectOption('grammar');
  await page.getByRole('dialog').getByLabel('المستوى').selectOption('hard');
  await page.getByLabel('زوّد علامات').fill('وزارة ٢٠٢٤، since');
  await seeEveryLook(page, 'bank-label');
  await page.getByRole('button', { name: 'صنّف', exact: true }).click();
  await page.getByText('اتصنّف سؤالين').waitFor();
  await page.locator('.bank-row').getByText('وزارة ٢٠٢٤').first().waitFor();
  await page.getByLabel('علّم على: We met ______ the station.').check();
  await page.getByText('متعلّم على سؤال').waitFor();
  await page.getByLabel('المهارة').selectOption('grammar');
  await page.locator('.bank-row').getByText('We met ______ the station.').waitFor({ state: 'detached' });
  await page.getByText('لقينا سؤالين').waitFor();
  await page.getByText('متعلّم على سؤال').waitFor({ state: 'detached' });
  await seeEveryLook(page, 'bank');

  const exam = lessonId(course, 0, 1);
  await page.goto(`/teach/courses/${course.id}/quiz/${exam}`);
  await awake(page);
  await page.getByLabel('القالب').selectOption({ label: 'ثانوية ٦٠ درجة' });
  await page.getByText('القسم لسه مش في الورقة').first().waitFor();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'انسخه وغيّره' }).click();
  const keep = dialog.getByRole('button', { name: 'احفظ القالب' });
  await dialog.getByLabel('درجة الورقة كلها').fill('1.5');
  await expect.poll(() => keep.isDisabled()).toBe(true);
  await dialog.getByLabel('درجة الورقة كلها').fill('');
  await expect.poll(() => keep.isDisabled()).toBe(false);
  await dialog.getByLabel('درجة كل سؤال').first().fill('1.5');
  await expect.poll(() => keep.isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'اقفل' }).click();
  await page.getByRole('button', { name: 'اعمل لي ورقة من البنك' }).click();
  await dialog.getByLabel('كام سؤال').nth(1).waitFor();
  await dialog.getByLabel('المهارة').nth(1).selectOption('grammar');
  await seeEveryLook(page, 'bank-blueprint');
  // A part of a mark becomes no other mark, and too many no grey press without a word.
  const draw = dialog.getByRole('button', { name: 'اسحب من البنك' });
  const worth = dialog.getByLabel('درجة كل سؤال').first();
  const before = await worth.inputValue();
  for (const typed of ['1.5', '١٫٥', '1,5']) {
    await worth.fill('');
    await worth.pressSequentially(typed);
    await dialog.getByText('لازم عدد صحيح من غير كسور.').waitFor();
    expect(await worth.inputValue()).toMatch(/^١[٫,]٥$/);
    expect(await draw.isDisabled()).toBe(true);
  }
  await worth.fill(before);
  await dialog.getByText('لازم عدد صحيح من غير كسور.').waitFor({ state: 'detached' });
  const wanted = dialog.getByLabel('كام سؤال').first();
  const asked = await wanted.inputValue();
  await wanted.fill('500');
  await dialog.getByText('اكتب عدد من ١ لـ٢٠٠').waitFor();
  expect(await draw.isDisabled()).toBe(true);
  await wanted.fill(asked);
  await dialog.getByRole('button', { name: 'اسحب من البنك' }).click();
  await dialog.getByText('لقينا ٣ أسئلة، والمجموع ٥ درجات').waitFor();
  await dialog
    .getByText(/^ناقص .+ مقدرناش نكمّلهم من البنك$/)
    .first()
    .waitFor();
  // What was drawn is read with its key before anything of it is in the paper.
  await dialog.getByText('I haven’t seen him ______ Friday.').waitFor();
  expect(await dialog.locator('.bank-row-right').allInnerTexts()).toHaveLength(3);
  await seeEveryLook(page, 'bank-drawn');
  await dialog.getByRole('button', { name: 'حطهم في الامتحان' }).click();
  // The template's sections came with what was drawn for them.
  await page.getByLabel('اسم القسم').nth(2).waitFor();
  const lacks = page.getByLabel('قالب الامتحان');
  await lacks.getByText('ناقص ١٠ أسئلة').waitFor();
  // One of the station for one mark, the two of grammar for two.
  expect(await lacks.getByRole('status').innerText()).toMatch(/٣\s*من\s*٤٢.*٥\s*من\s*٦٠/);

  // Of the second section each student gets three: it has two, and the bank adds what was used this month.
  const part = page.getByRole('group', { name: 'القسم ٢', exact: true });
  await part.getByLabel('كل طالب ياخد كام سؤال').fill('1.5');
  // Half a question is not what an empty field is: nothing is saved with it.
  await page.getByText('فيه قسم مش واضح كل طالب ياخد منه كام سؤال').waitFor();
  await part.getByLabel('كل طالب ياخد كام سؤال').fill('3');
  const tooMany = page.getByText('فيه قسم بيسحب أكتر من أسئلته');
  await tooMany.waitFor();
  await part.getByRole('button', { name: 'زوّد من البنك' }).click();
  await dialog.getByLabel('كام سؤال').fill('1');
  expect(await dialog.getByLabel('كام سؤال').inputValue()).toBe('١');
  await dialog.getByLabel('من غير اللي استُخدم في آخر شهر').uncheck();
  await dialog.getByRole('button', { name: 'اسحب من البنك' }).click();
  // One is changed for the other that there is; after that there is none.
  const offered = dialog.locator('.drawn-question .bank-row-text');
  const first = await offered.innerText();
  const [other = ''] = NEW.filter((text) => text !== first);
  await dialog.getByRole('button', { name: 'بدّل السؤال ١' }).click();
  await dialog.getByText(other).waitFor();
  await dialog.getByText('لقينا سؤال، والمجموع درجتين. اتبدّل.').waitFor();
  await dialog.getByRole('button', { name: 'بدّل السؤال ١' }).click();
  await dialog.getByText('لقينا سؤال، والمجموع درجتين. مفيش غيره على نفس الطلب.').waitFor();
  expect(await offered.allInnerTexts()).toEqual([other]);
  await dialog.getByRole('button', { name: 'غيّر الطلب' }).click();
  await dialog.getByLabel('كام سؤال').fill('2');
  await dialog.getByRole('button', { name: 'اسحب من البنك' }).click();
  await dialog.getByText('لقينا سؤالين').waitFor();
  await dialog.getByRole('button', { name: 'اسحب من الأول' }).click();
  await expect.poll(async () => (await offered.allInnerTexts()).sort()).toEqual([...NEW].sort());
  await dialog.getByRole('button', { name: 'حطهم في الامتحان' }).click();
  await tooMany.waitFor({ state: 'detached' });
  await part.getByText('بنسحبهم له من ٤ أسئلة في القسم، غير زميله').waitFor();
  // The station's one, and three of the four for two marks each.
  expect(await lacks.getByRole('status').innerText()).toMatch(/٤\s*من\s*٤٢.*٧\s*من\s*٦٠/);
  await seeEveryLook(page, 'quiz-editor-template');
  await page.getByRole('button', { name: 'احفظ', exact: true }).click();
  const bar = page.locator('.save-bar');
  await bar.getByText('لسه من غير أسئلة').waitFor();
  const empty = await bar.getByText('لسه من غير أسئلة').innerText();
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLTextAreaElement | null)?.value ?? ''))
    .not.toBe('');
  expect(empty).toContain(await page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value));
});

test('questions about a passage stand under it, told once and folded; pairs and an order are whole on a phone [EXAM-167, DESK-163, DESK-164]', async () => {
  const course = await here.school.makeCourse({
    name: 'كورس القراءة',
    units: [{ name: 'Unit 9', lessons: [{ type: 'Quiz', name: 'القراءة', questions: [] }] }],
  });
  const staff = here.site.client();
  await staff.login(await here.site.createAccount({ role: 'teacher' }));
  const whole = { from: null, weight: 1, explanation: '', imageMediaId: null, pinned: true, section: null };
  const choosing = (text: string) => ({ ...whole, text, choices: ['yes', 'no'], rightChoice: 0, passage: 0 });
  const saved = await staff.call('PUT /api/teach/quizzes/{lessonId}', {
    params: { lessonId: lessonId(course, 0, 0) },
    body: {
      version: 1,
      passages: [
        { title: 'The bookshop', text: 'Every Friday my uncle opens late.', imageMediaId: null, audioMediaId: null },
      ],
      questions: [
        choosing('Does it open on Friday?'),
        choosing('Is it early?'),
        {
          ...{ ...whole, text: 'Match the halves.', passage: null, kind: 'matching' as const },
          lefts: ['I have been waiting here for you', 'She would have told us everything'],
          rights: ['since eight o’clock this morning', 'if we had asked her about it'],
        },
        {
          ...{ ...whole, text: 'Put in order.', passage: null, kind: 'word-order' as const },
          words: ['Never', 'before', 'have', 'I', 'seen', 'such', 'a', 'crowded', 'bookshop'],
        },
      ],
    },
  } as never);
  expect(saved.status, saved.text).toBe(200);
  const page = await here.open('/teach/bank', { as: await here.site.createAccount({ role: 'teacher' }) });
  const passage = page.locator('.bank-passage').filter({ hasText: 'The bookshop' });
  await passage.getByText('سؤالين').waitFor();
  await expect.poll(() => passage.locator('.bank-row').count()).toBe(2);
  const text = passage.getByText('Every Friday my uncle opens late.');
  expect(await text.isVisible()).toBe(false);
  await passage.locator('summary').click();
  await text.waitFor();
  await seeEveryLook(page, 'bank-passage');
  // Of that course alone, and of its units.
  await page.getByRole('button', { name: 'فلتر بالكورس والوحدة والمهارة والمستوى' }).click();
  await page.getByLabel('الكورس').selectOption({ label: 'كورس القراءة' });
  await page.getByText('لقينا ٤ أسئلة').waitFor();
  expect(await page.getByLabel('الوحدة').locator('option').allTextContents()).toEqual(['كل الوحدات', 'Unit 9']);
  for (const part of ['if we had asked her about it', 'crowded']) {
    const { x = -1, width = 0 } = (await page.getByText(part).first().boundingBox()) ?? {};
    expect([x >= 0, x + width <= 360]).toEqual([true, true]);
  }
});

test('a long name of a unit takes its lines in the bank, and makes no page wider than the phone [DESK-361]', async () => {
  const name = 'الوحدة التانية: ورق وامتحان بوقت واسمها طويل علشان نشوف شكلها لما السطر يطول أوي';
  const course = await here.school.makeCourse({
    name: 'كورس الأسماء الطويلة',
    units: [{ name, lessons: [{ type: 'Quiz', name: 'امتحان', questions: [] }] }],
  });
  await written(lessonId(course, 0, 0), [
    'Write a paragraph about the longest journey that you have ever made ______ train.',
  ]);
  const page = await here.open('/teach/bank', { as: await here.site.createAccount({ role: 'teacher' }) });
  await page.getByText('the longest journey').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const row = page.locator('.bank-row').filter({ hasText: 'the longest journey' });
  const [words, pencil, unit] = await Promise.all([
    row.locator('.bank-row-text').boundingBox(),
    row.getByRole('button').boundingBox(),
    row.getByText(name).boundingBox(),
  ]);
  expect(words?.x ?? 0).toBeGreaterThanOrEqual((pencil?.x ?? 360) + (pencil?.width ?? 0));
  expect(unit?.x ?? -1).toBeGreaterThanOrEqual(0);
  await seeEveryLook(page, 'bank-long-unit');
});
