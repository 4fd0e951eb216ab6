import { describe, expect, test } from 'vitest';
import { seeEveryLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';

const travel = journey();

describe('the about page', () => {
  test('tells who the teacher is, with degrees, style and subjects, in the first HTML [ABOUT-01, ABOUT-02, ABOUT-03, ABOUT-04, ABOUT-05, ABOUT-06, ABOUT-07, ABOUT-08, ROUTE-02]', async () => {
    const html = await (await fetch(`${travel.site.url}/about`)).text();
    for (const words of [
      'أكتر من ١٠ سنين خبرة',
      'ماجستير في الأدب الإنجليزي',
      'بكالوريوس',
      'دبلومة',
      'شهادات',
      'شرح بسيط بأمثلة من حياتك',
      'Vocabulary',
    ]) {
      expect(html).toContain(words);
    }
  });

  test('shows the four figures in the tenant’s digits, describes itself and the teacher to search engines, and is sound in every look [ABOUT-09, ABOUT-10, ABOUT-11, ABOUT-12, SEO-03, SEO-04, OP-SEO-1, OP-RTL-1]', async () => {
    const page = await travel.open('/about');
    expect(await page.locator('.figures dd').allTextContents()).toEqual(['+١٠', '+٥٠٠', '+١٠٠٠', '٩٥٪']);
    expect(await page.title()).toBe('عن مستر تست | مستر تست');
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toContain('خبرة');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/about$/);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data).toMatchObject({ '@type': 'Person', name: 'مستر تست' });
    expect(data.hasCredential).toHaveLength(4);
    await seeEveryLook(page, 'about');
  });

  test('closes with a way to an account for guests and to the courses for members, and does not move under the finger when its end comes in sight [ABOUT-13, OP-ABOUT-1]', async () => {
    const guest = await travel.open('/about');
    const footerHeight = () =>
      guest.evaluate(() => document.fonts.ready.then(() => document.querySelector('footer')?.offsetHeight));
    const below = await footerHeight();
    await guest.locator('footer').scrollIntoViewIfNeeded();
    await guest.locator('footer').getByRole('link').first().waitFor();
    expect(await footerHeight()).toBe(below);
    expect(await guest.getByRole('link', { name: 'اعمل حساب دلوقتي' }).getAttribute('href')).toBe('/register');
    const page = await travel.open('/about', { as: await travel.site.createAccount() });
    await page.getByRole('main').getByRole('link', { name: 'شوف الكورسات' }).click();
    await page.waitForURL('/#courses');
  });
});
