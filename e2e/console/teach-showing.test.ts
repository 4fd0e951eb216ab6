import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dragHandle } from '../support/drag-handle.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { shoot } from '../support/page-checks.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

const row = (page: Page, name: string) => page.locator('.tree-row, .tree-unit-head', { hasText: name });

async function choose(page: Page, about: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: `خيارات ${about}` }).click();
  await page.getByRole('menuitem', { name: choice }).click();
}

test('a teacher hides a unit, lets a lesson appear at a time, drags one across, looks inside as a student and prints the quiz [DESK-73, DESK-75, DESK-77, DESK-78, DESK-79, DESK-80]', async () => {
  const course = await here.school.makeCourse({
    name: 'Grammar من الصفر',
    openToAll: true,
    units: [
      {
        name: 'Present Tenses',
        lessons: [
          { type: 'Video', name: 'have و has' },
          {
            type: 'Quiz',
            name: 'امتحان الوحدة',
            questions: [
              {
                text: 'Mariam ______ English since she was ten.',
                choices: ['studies', 'has studied', 'study', 'is studying'],
                right: 1,
              },
              {
                text: 'Which of these are verbs?',
                choices: ['go', 'table', 'eat', 'window'],
                right: [0, 2],
                weight: 2,
              },
              {
                text: 'اختار الجملة اللي معناها إن الفعل لسه مستمر لحد دلوقتي',
                choices: ['I have lived here for ten years.', 'I lived here.', 'I live.', 'I will live here.'],
                right: 0,
                explanation: 'for مع المضارع التام.',
              },
            ],
          },
        ],
        resources: [{ title: 'ورقة الأزمنة', type: 'link', url: 'https://example.test/sheet' }],
      },
      { name: 'Past Tenses', lessons: [{ type: 'Video', name: 'was و were' }] },
    ],
  });
  const student = await here.school.student();
  await here.school.enrol(student, course);
  await here.school.finish(student, course, course.units[0]?.lessonIds[0] ?? 0);
  const teacher = await here.site.createAccount({ role: 'teacher' });
  const page = await here.open(`/teach/courses/${course.id}`, { as: teacher, screen: DESK });

  await choose(page, 'Past Tenses', 'الظهور للطلبة');
  await page.getByRole('button', { name: 'مخفي' }).click();
  await page.getByText('مكانها محفوظ').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'احفظ', exact: true }).click();
  await row(page, 'Past Tenses').getByText('مش ظاهر للطلبة').waitFor();

  await choose(page, 'امتحان الوحدة', 'الظهور للطلبة');
  await page.getByRole('button', { name: 'يظهر في ميعاد' }).click();
  await page.getByLabel('الساعة').fill('18:30');
  await page.getByText('بتوقيت مصر').waitFor();
  await seeEveryLook(page, 'teach-showing');
  await page.getByRole('dialog').getByRole('button', { name: 'احفظ', exact: true }).click();
  await row(page, 'امتحان الوحدة').getByText('٦:٣٠ مساءً').waitFor();
  await seeOneLook(page, 'teach-showing-tree');

  await choose(page, 'have و has', 'امسح الدرس');
  await page.getByText('طالب بدأ الدرس ده.').waitFor();
  await seeEveryLook(page, 'teach-delete-begun');
  await page.keyboard.press('Escape');

  await dragHandle(page, {
    item: 'have و has',
    onto: 'was و were',
    below: 8,
    hanging: async () => {
      await page.locator('.tree-unit[data-drop-over]', { hasText: 'Past Tenses' }).waitFor();
      await shoot(page, 'teach-drag-across');
    },
  });
  await expect
    .poll(() => page.locator('.tree-unit', { hasText: 'Past Tenses' }).locator('.tree-link').allInnerTexts())
    .toHaveLength(2);
  await page.getByText('بنحفظ').waitFor({ state: 'detached' });
  expect(
    (await here.site.database.owner`select unit_id from lessons where id = ${course.units[0]?.lessonIds[0] ?? 0}`)[0]
      ?.unit_id,
  ).toBe(String(course.units[1]?.id));
  await choose(page, 'Past Tenses', 'الظهور للطلبة');
  await page.getByRole('button', { name: 'ظاهر', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'احفظ', exact: true }).click();
  await row(page, 'Past Tenses').getByText('مش ظاهر للطلبة').waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'شوفه كطالب' }).click();
  const inside = page.locator('.inside-preview');
  await inside.getByRole('link', { name: /ورقة الأزمنة/ }).waitFor();
  expect(await inside.getByText('امتحان الوحدة').count()).toBe(0);
  await seeOneLook(page, 'teach-inside-preview');
  await inside.getByRole('button', { name: /Past Tenses/ }).click();
  await inside.getByRole('button', { name: /was و were/ }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'was و were' }).waitFor();
  await page.keyboard.press('Escape');

  await page.goto(`/teach/courses/${course.id}/quiz/${course.units[0]?.lessonIds[1] ?? 0}`);
  await awake(page);
  await page.getByRole('link', { name: 'اطبعه' }).click();
  const paper = page.locator('.quiz-sheet-a4');
  await paper.waitFor();
  expect(await paper.locator('[data-right]').count()).toBe(0);
  await seeEveryLook(page, 'teach-print-quiz');
  await page.getByRole('button', { name: 'بالإجابات' }).click();
  await expect.poll(() => paper.locator('[data-right]').count()).toBe(4);
  await shoot(page, 'teach-print-quiz-key');
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  // Three questions fit on one sheet, and no second one comes out behind it.
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
