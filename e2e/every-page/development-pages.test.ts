import { expect, test } from 'vitest';
import { seeEveryLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';

// The page that exists in development alone is tried in design.test.ts, beside the other one of its kind.
const travel = journey();

test('the refresh-token page replaces the token inside the layout and shows four characters of it at most [DEV-05, OP-DEV-2, ROUTE-23]', async () => {
  const page = await travel.open('/test-refresh-token', { as: await travel.site.createAccount() });
  const token = () => page.evaluate(() => localStorage.getItem('auth_token') ?? '');
  const shown = page.getByTestId('token');
  await shown.waitFor();
  const before = await token();
  expect(await shown.textContent()).toBe(`…${before.slice(-4)}`);
  await page.getByRole('button', { name: 'جدّد التوكن' }).press('Enter');
  await page.getByText(/^200 ok/).waitFor();
  const after = await token();
  expect(after).not.toBe(before);
  expect(await shown.textContent()).toBe(`…${after.slice(-4)}`);
  await page.getByRole('button', { name: 'جرّب نداء بالتوكن' }).press('Enter');
  await page
    .getByText(/^200 ok/)
    .nth(1)
    .waitFor();
  const text = await page.evaluate(() => document.documentElement.textContent);
  for (const secret of [before, after]) expect(text).not.toContain(secret.slice(-6));
  expect(await page.locator('header.topbar, footer.foot').count()).toBe(2);
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(await page.locator('a[href*="test-refresh-token"]').count()).toBe(0);
  await seeEveryLook(page, 'test-refresh-token');
});

test('the tenant header page is no part of a live platform [OP-DEV-1]', async () => {
  const answer = await fetch(`${travel.site.url}/test-tenant-headers`);
  expect(answer.status).toBe(404);
  expect(await (await fetch(travel.site.url)).text()).not.toContain('/test-');
});
