import type { BrowserContext, Page } from 'playwright-core';
import type { TestClient } from '../../apps/server/src/testing/test-client.ts';
import type { Site } from './site.ts';

/** The call that asks whether a login still holds, which no page shows anything of. */
export const LOGIN_CHECK = /Student-Enrolled-Courses.*pagesize=1$/;

interface Account {
  email: string;
  password: string;
}

/** A browser that somebody has logged in with before: the journeys that are not about logging in start here. */
export async function keepLogin(
  context: BrowserContext,
  site: Site,
  account: Account,
  device = site.client(),
): Promise<void> {
  const stored = await logIn(context, site, account, device);
  await context.addInitScript((entries: Record<string, string>) => {
    // Frames of other services are not ours to log in to.
    if (top !== self) return;
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

/** The same in a tab that stands on a page of the site: what a login leaves there, and nothing that writes it anew. */
export async function storeLogin(page: Page, site: Site, account: Account): Promise<void> {
  const stored = await logIn(page.context(), site, account, site.client());
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

/** Leaves the cookies in the browser and answers what its pages keep. */
async function logIn(
  context: BrowserContext,
  site: Site,
  account: Account,
  device: TestClient,
): Promise<Record<string, string>> {
  const { body } = await device.login(account);
  const { user, token } = body;
  await context.addCookies([...device.cookies].map(([name, value]) => ({ name, value, url: site.url })));
  return {
    app_device_id: device.deviceId,
    auth_token: token,
    isAuthenticated: 'true',
    user_id: user.id,
    currentUser: JSON.stringify({ ...user, password: '', grade: user.academicYear ?? '', enrolledCourses: [] }),
  };
}
