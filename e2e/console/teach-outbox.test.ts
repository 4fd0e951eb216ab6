import { expect, test } from 'vitest';
import { seeEveryLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

test('an owner finds the mail that waits, why it waits and what it says [DESK-98, DESK-143, DESK-148]', async () => {
  const owner = await here.site.createAccount({ role: 'owner' });
  const student = await here.site.createAccount();
  await here.site.client().call('POST /api/Auth/ForgotPassword', { query: { email: student.email } });
  await here.site.database.owner`
    update mails set tries = 20, tried_at = created_at, failure = 'connect ECONNREFUSED 192.0.2.1:587'
    where recipient = ${student.email}`;
  const page = await here.open('/teach/data', { as: owner, screen: DESK });
  await page.getByRole('link', { name: 'البريد اللي مستني' }).click();
  const row = page.locator('.outbox-row', { hasText: student.email });
  await row.getByText('فشلت في ٢٠ محاولة').waitFor();
  await page.getByText('المنصة لسه من غير سيرفر بريد').waitFor();
  await page.getByRole('navigation', { name: 'مكانك' }).getByRole('link', { name: 'البيانات' }).waitFor();
  // Without a mail server there is nothing to press.
  expect(await row.getByRole('button').count()).toBe(0);
  await row.getByText('نص الرسالة').click();
  await seeEveryLook(page, 'teach-outbox');
  await here.site.database.owner`delete from mails where recipient = ${student.email}`;
  await page.reload();
  await page.getByText('أول ما رسالة تتكتب هتلاقيها مستنية هنا.').waitFor();
});
