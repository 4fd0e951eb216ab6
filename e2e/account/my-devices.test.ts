import { describe, expect, test } from 'vitest';
import { codeIn } from '../../apps/server/src/features/auth/mailed-code.fixture.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { DESK } from '../support/visitor.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36';
const travel = journey();

/** Somebody who is also signed in on a computer somewhere else. */
async function alsoElsewhere(role: 'student' | 'owner') {
  const account = await travel.site.createAccount({ role });
  const elsewhere = travel.site.client();
  elsewhere.headers = { 'user-agent': WINDOWS };
  await elsewhere.login(account);
  return { account, elsewhere };
}

describe('devices', () => {
  test('a student sees both by their names and frees the other by a code from the mail [TRUST-12, TRUST-13, T-DEV-6]', async () => {
    const { account, elsewhere } = await alsoElsewhere('student');
    const page = await travel.open('/profile', { as: account });
    const section = page.getByRole('region', { name: 'أجهزتك' });
    await section.getByText('كمبيوتر ويندوز').waitFor();
    await section.getByText('اللي في إيدك').waitFor();
    await seeEveryLook(page, 'my-devices');
    await section.getByRole('button', { name: 'فضّي مكانه' }).click();
    await section.getByText('بعتنا لك كود على الإيميل.', { exact: false }).waitFor();
    const sent = () => travel.site.keptMail.findLast(({ to }) => to === account.email);
    await expect.poll(() => sent()?.subject ?? '').toContain('كود تفضية جهاز');
    await section.getByLabel('الكود').fill(codeIn(sent()));
    await section.getByRole('button', { name: 'فضّي المكان', exact: true }).click();
    await section.getByText('المكان فضي').waitFor();
    await section.getByText('كمبيوتر ويندوز').waitFor({ state: 'detached' });
    expect((await elsewhere.request('/Student/Student-Enrolled-Courses?pagesize=1')).status).toBe(401);
  });

  test('an owner sees every login in the console and ends the others at one press [TRUST-08, T-AUTH-15]', async () => {
    const { account, elsewhere } = await alsoElsewhere('owner');
    const page = await travel.open('/teach/security', { as: account, screen: DESK });
    await page.getByText('كمبيوتر ويندوز').waitFor();
    await seeEveryLook(page, 'staff-sessions');
    await page.getByRole('button', { name: 'اخرج من الباقي كله' }).click();
    await page.getByText('خرجت من', { exact: false }).waitFor();
    await expect.poll(() => page.getByText('كمبيوتر ويندوز').count()).toBe(0);
    expect((await elsewhere.request('/api/teach/team')).status).toBe(401);
  });
});
