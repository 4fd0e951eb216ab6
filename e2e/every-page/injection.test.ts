import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { books } from '../../apps/server/src/features/books/books-table.ts';
import { contactRecords } from '../../apps/server/src/features/contact/contact-records-table.ts';
import { courses } from '../../apps/server/src/features/courses/courses-table.ts';
import { tenants } from '../../apps/server/src/features/tenants/tenants-table.ts';
import { awake, journey } from '../support/journey.ts';
import { XSS_PAYLOADS } from '../support/xss-payloads.ts';

const trip = journey();
/** Ten courses with four payloads each: all of them on the first page of the list. */
const COURSES = 10;
const share = (at: number) => XSS_PAYLOADS.slice(at * 4, at * 4 + 4);
const ALL = XSS_PAYLOADS.join(' ');
let courseIds: number[] = [];

beforeAll(async () => {
  const { site, school } = trip;
  const { tenantId, withTenant } = site;
  const [one, two] = XSS_PAYLOADS;
  await withTenant(tenantId, async (tx) => {
    const [tenant] = await tx.select().from(tenants).where(eq(tenants.tenantId, tenantId));
    if (!tenant) throw new Error('there is no tenant');
    const teacher = {
      name: two,
      subject: one,
      qualification: one,
      experience: two,
      motto: [...XSS_PAYLOADS.slice(0, 3)],
      photoPath: null,
      biography: [...XSS_PAYLOADS],
      credentials: [...XSS_PAYLOADS.slice(0, 6)],
      teachingStyle: [...XSS_PAYLOADS.slice(6, 12)],
      subjects: [...XSS_PAYLOADS.slice(12, 18)],
    };
    const statistics = [{ value: one, label: two }];
    const profile = { ...tenant.profile, name: one, nameLatin: two, tagline: ALL, credit: one, teacher, statistics };
    await tx.update(tenants).set({ profile });
    await tx.update(contactRecords).set({
      facebookPage: 'javascript:pwned()',
      youTubeChannel: one,
      tiktokChannel: 'data:text/html,<script>pwned()',
    });
    for (let at = 0; at < 4; at += 1) {
      const titles = { title: `${XSS_PAYLOADS[at]}`, titleLatin: `${XSS_PAYLOADS[at + 4]}`, level: one };
      await tx
        .insert(books)
        .values({ tenantId, ...titles, description: ALL, grade: 'Secondary1', pricePiastres: 100, imagePath: two });
    }
  });
  courseIds = [];
  for (let at = 0; at < COURSES; at += 1) {
    const [name = '', ...others] = share(at);
    const { id } = await school.makeCourse({
      name,
      description: others.join(' '),
      grade: 'Secondary1',
      imagePath: at % 2 ? name : null,
      units: [{ name, lessons: XSS_PAYLOADS.map((payload) => ({ type: 'Video', name: payload })) }],
    });
    courseIds.push(id);
  }
  await withTenant(tenantId, (tx) => tx.update(courses).set({ features: [...XSS_PAYLOADS.slice(0, 8)] }));
});

/** Watches from before the first script for anything that ran and anything that the content policy stopped. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('pwned', () => happened.push('a payload ran'));
  await page.exposeFunction('breached', (what: string) => happened.push(`content policy: ${what}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { breached } = globalThis as unknown as { breached: (what: string) => void };
      breached(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return async () => {
    await page.evaluate(() => null);
    return happened;
  };
}

/** What no text may have become: an element of the payloads, an address that is no address. */
const smuggled = (page: Page) =>
  page.evaluate(() => {
    const hostile = [...document.querySelectorAll('*')].filter(
      (element) =>
        [...element.attributes].some(
          ({ name, value }) =>
            name.startsWith('on') || (name !== 'content' && /^\s*(?:javascript|data:text)/i.test(value)),
        ) ||
        element.matches(
          'iframe, object, embed, base, math, template, img[src="x"], meta[http-equiv], body details[open]',
        ),
    );
    return hostile.map((element) => element.outerHTML.slice(0, 200));
  });

const spaced = (text: string) => text.replace(/[\s\u2028\u2029]+/g, ' ').trim();

async function readAll(page: Page): Promise<string> {
  return spaced(await page.evaluate(() => document.body.textContent ?? ''));
}

describe('a teacher who writes markup', () => {
  const visited = async (address: string, page: Page) => {
    await page.goto(address);
    await awake(page);
  };

  test('gets it shown as text on every public screen, and nothing runs [T-INJ-1, T-WEB-1]', async () => {
    const { page } = await trip.visit();
    const happened = await watch(page);
    const expected: Record<string, readonly string[]> = {
      '/': XSS_PAYLOADS.slice(0, 3),
      '/about': XSS_PAYLOADS,
      '/courses/grade/Secondary1': XSS_PAYLOADS,
      '/books/grade/Secondary1': XSS_PAYLOADS,
      [`/courses/${courseIds[0]}`]: XSS_PAYLOADS,
      [`/courses/${courseIds[9]}`]: share(9),
    };
    for (const [address, payloads] of Object.entries(expected)) {
      await visited(address, page);
      if (address === '/') await page.locator('footer').scrollIntoViewIfNeeded();
      const text = await readAll(page);
      for (const payload of payloads) expect(text, address).toContain(spaced(payload));
      expect(await smuggled(page), address).toEqual([]);
      // Facts for search engines are still facts: one script that JSON reads to its end.
      for (const facts of await page.locator('script[type="application/ld+json"]').allTextContents()) {
        expect(() => JSON.parse(facts), address).not.toThrow();
      }
      expect(await happened(), address).toEqual([]);
    }
    expect(await page.title()).toContain(XSS_PAYLOADS[0]);
    // The watch above would have seen it.
    await page.evaluate('pwned()');
    expect(await happened()).toEqual(['a payload ran']);
  });

  test('changes nothing on the other screens, nor does markup in an address [T-INJ-1, T-WEB-1]', async () => {
    const { page } = await trip.visit();
    const happened = await watch(page);
    const payload = encodeURIComponent('"><img src=x onerror=pwned()>');
    for (const address of [
      '/login',
      '/register',
      '/forgot-password',
      `/confirm-email?email=${payload}`,
      `/reset-password?email=${payload}`,
      `/redeem/${encodeURIComponent('<svg onload=pwned()>')}`,
      `/courses/grade/${payload}`,
      `/books/grade/${payload}`,
      `/courses/${payload}`,
      `/course/${payload}`,
      `/nowhere/${payload}?x=${payload}#${payload}`,
      '/login?from=javascript:pwned()',
      '/parent-monitoring',
    ]) {
      await visited(address, page);
      expect(await smuggled(page), address).toEqual([]);
      expect(await happened(), address).toEqual([]);
    }
  });

  test('gets a share picture and a sitemap that hold together [T-INJ-1]', async () => {
    const { app } = trip.site;
    for (const id of courseIds) expect((await app.inject(`/share/course/${id}.png`)).statusCode).toBe(200);
    const { payload } = await app.inject('/sitemap.xml');
    expect(payload).not.toContain('pwned');
  });
});
