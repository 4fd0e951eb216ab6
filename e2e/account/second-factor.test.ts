import { describe, expect, test } from 'vitest';
import { authenticatorCode } from '../../apps/server/src/features/team/second-factor/authenticator.fixture.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { loginPage } from '../support/login-page.ts';
import { DESK } from '../support/visitor.ts';

const travel = journey();

describe('a second factor', () => {
  test('is turned on in the console with a phone, gives codes for a lost one, and is asked for at the next sign-in [TRUST-09, T-AUTH-15]', async () => {
    const owner = await travel.site.createAccount({ role: 'owner' });
    const page = await travel.open('/teach/security', { as: owner, screen: DESK });
    const part = page.getByRole('region', { name: 'خطوة تأكيد تانية' });
    await part.getByRole('button', { name: 'فعّلها' }).click();
    await part.getByLabel('كلمة السر', { exact: true }).fill(owner.password);
    await part.getByRole('button', { name: 'يلا نفعّلها' }).click();
    const secret = ((await part.locator('.second-factor-secret').textContent()) ?? '').replaceAll(' ', '');
    await seeEveryLook(page, 'second-factor-setup');
    const code = () => authenticatorCode(secret, travel.site.clock.now());
    await part.getByLabel('الكود اللي في التطبيق').fill(code());
    await part.getByRole('button', { name: 'تأكيد' }).click();
    await part.locator('.recovery-codes li').first().waitFor();
    expect(await part.locator('.recovery-codes li').count()).toBe(10);
    await seeEveryLook(page, 'second-factor-codes');
    await part.getByRole('button', { name: 'كتبتهم عندي' }).click();
    await part.getByText('شغّالة.', { exact: false }).waitFor();

    travel.site.clock.advance(30_000);
    const elsewhere = await travel.open('/login');
    const login = loginPage(elsewhere);
    await login.signIn(owner);
    const field = elsewhere.getByLabel('الكود اللي في تطبيق التأكيد');
    await field.waitFor();
    await seeEveryLook(elsewhere, 'login-second-factor');
    await field.fill(code());
    await login.submit.click();
    await login.welcome.waitFor();
  });

  test('has a page of its own for an owner who must set it up first [TRUST-10]', async () => {
    const owner = await travel.site.createAccount({ role: 'owner' });
    const page = await travel.open('/second-factor', { as: owner });
    await page.getByRole('heading', { name: 'خطوة تأكيد تانية' }).waitFor();
    await seeEveryLook(page, 'second-factor-page');
    const guest = await travel.open('/second-factor');
    await guest.waitForURL('**/login');
  });
});
