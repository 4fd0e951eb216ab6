import type { BrowserContext } from 'playwright-core';
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
  const { body } = await device.login(account);
  const { user, token } = body;
  const stored = {
    app_device_id: device.deviceId,
    auth_token: token,
    isAuthenticated: 'true',
    user_id: user.id,
    currentUser: JSON.stringify({ ...user, password: '', grade: user.academicYear ?? '', enrolledCourses: [] }),
  };
  await context.addCookies([...device.cookies].map(([name, value]) => ({ name, value, url: site.url })));
  await context.addInitScript((entries: Record<string, string>) => {
    // Frames of other services are not ours to log in to.
    if (top !== self) return;
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}
