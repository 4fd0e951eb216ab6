import { markCode } from '@hessa/rules/media/mark-code';
import { expect, test } from 'vitest';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';

const here = journey();

test('a teacher types what is seen in a leaked clip and learns who watched that second, and when [FILM-22, FILM-23, DESK-184]', async () => {
  const { owner } = here.site.database;
  const course = await here.school.makeCourse({
    name: 'Grammar من الصفر',
    units: [{ lessons: [{ type: 'Video', name: 'since ولا for؟' }] }],
  });
  const { id } = await here.site.createAccount({ name: 'آدم سامح' });
  await owner`insert into watch_hours (tenant_id, student_id, hour, lesson_id, seconds)
    select tenant_id, id, date_trunc('hour', now()), ${lessonId(course, 0, 0)}, '{[0,1500)}' from accounts where id = ${id}`;
  const page = await here.open('/teach/traces', { as: await here.site.createAccount({ role: 'teacher' }) });
  const seen = page.getByLabel('الكود، أو أرقام من الموبايل');
  const press = page.getByRole('button', { name: 'دوّر', exact: true });
  await seen.fill('K7');
  await press.click();
  await page.getByText('اكتب الكود كامل').waitFor();
  // What it cannot tell stands there before anybody is named, and nobody found is not the end.
  await page.getByRole('region', { name: 'اللي البحث ده ميعرفوش' }).waitFor();
  await seen.fill('99999999');
  await press.click();
  await page.getByText('مفيش حساب عليه اللي كتبته').waitFor();
  await page.getByText('الكود مفيهوش B G I O S Z 0 1 2 5 6 8').waitFor();
  await seeOneLook(page, 'teach-traces-none');
  await seen.fill(markCode(id) ?? '');
  await page.getByLabel('الدقيقة في الفيديو (لو عارفها)').fill('21:40');
  await press.click();
  const found = page.getByRole('article', { name: 'آدم سامح' });
  await found.getByText('since ولا for؟').waitFor();
  await found.getByText('0:00 – 25:00').waitFor();
  await seeEveryLook(page, 'teach-traces');
  await page.getByLabel('الدقيقة في الفيديو (لو عارفها)').fill('25:01');
  await press.click();
  await found.getByText('مش متسجّل إن الدقيقة دي اتفتحت منه.').waitFor();
  expect(await found.getByRole('link', { name: 'آدم سامح' }).getAttribute('href')).toContain(id);
});
