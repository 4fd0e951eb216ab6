import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { books } from '../../apps/server/src/features/books/books-table.ts';
import { contactRecords } from '../../apps/server/src/features/contact/contact-records-table.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { axeViolations, shoot } from '../support/page-checks.ts';
import { startSite } from '../support/site.ts';

type NewBook = Partial<typeof books.$inferInsert>;

const SILENT = 'silent-shop';
const LONG_TITLE = 'بنك الأسئلة الكبير: Grammar و Vocabulary و Translation للمراجعة النهائية قبل الامتحان';

const travel = journey(() => startSite({ localhost: SILENT }));
/** One guest for all who read. */
const walk = travel.walker();

beforeAll(async () => {
  const many = Array.from({ length: 50 }, (_, at): NewBook => ({ title: `كتاب ${at + 1}`, grade: 'Secondary3' }));
  await sell(travel.site.tenantId, [
    ...many,
    {
      title: 'Grammar في جيبك',
      titleLatin: 'Pocket Grammar',
      description: 'كل قاعدة في صفحة.',
      level: 'متقدم',
      pricePiastres: 9550,
    },
    { title: LONG_TITLE, description: LONG_TITLE.repeat(3), pricePiastres: 0 },
    { title: 'صورة ضايعة', imagePath: '/nowhere/missing.webp' },
    ...Array.from({ length: 10 }, (_, at): NewBook => ({ title: `مذكرة ${at + 1}`, grade: 'prep3' })),
  ]);
  await travel.site.makeTenant({ id: SILENT });
  await sell(SILENT, [{ title: 'كتاب بلا رقم' }]);
});

function sell(tenantId: string, wanted: NewBook[]): Promise<void> {
  return travel.site.withTenant(tenantId, async (tx) => {
    for (const book of wanted) {
      await tx.insert(books).values({ tenantId, title: '', grade: 'Secondary1', pricePiastres: 5_000, ...book });
    }
  });
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading', { level: 2 }).allTextContents();
const pager = (page: Page) => page.getByRole('navigation', { name: 'صفحات الكتب' });
/** Without the invisible isolates and with the spaces of the eye. */
const words = async (page: Page) => (await page.getByRole('main').textContent())?.replace(/\s+/g, ' ') ?? '';

describe('a book', () => {
  test('shows its picture or drawn cover, title, words, grade, level and price, and is ordered by anybody in a chat whose first message names it [BOOK-01, BOOK-02, BOOK-03, BOOK-04, BOOK-05, BOOK-06, BOOK-07, BOOK-12, OP-BOOK-1, LIM-42, MSG-01, MSG-04, MSG-06, MSG-07, OP-MSG-1, OP-MSG-3, OP-RTL-1, OP-RTL-3]', async () => {
    const page = await walk('/books/grade/Secondary1');
    const book = cards(page).filter({ hasText: 'Grammar في جيبك' });
    expect(await book.getByRole('heading', { level: 2 }).locator('bdi').first().getAttribute('dir')).toBe('rtl');
    await book.getByText('كل قاعدة في صفحة.').waitFor();
    expect(await book.locator('.badge').allTextContents()).toEqual(['أولى ثانوي', 'متقدم']);
    expect(await book.textContent()).toContain('٩٥٫٥٠ جنيه');
    const long = cards(page).filter({ hasText: LONG_TITLE });
    expect(await long.locator('.badge').allTextContents()).toEqual(['أولى ثانوي', 'المرحلة الثانوية']);
    expect(await long.textContent()).toContain('مجاني');
    const lost = cards(page).filter({ hasText: 'صورة ضايعة' });
    await lost.scrollIntoViewIfNeeded();
    await expect.poll(() => lost.locator('img').count()).toBe(0);
    await lost.locator('.book-name').waitFor();
    expect(await words(page)).toContain('معروض ٣ من ٣ كتب');
    expect(await pager(page).count()).toBe(0);
    const order = page.getByRole('link', { name: 'اطلبه على واتساب: Grammar في جيبك' });
    const chat = new URL((await order.getAttribute('href')) ?? '');
    expect(chat.origin + chat.pathname).toBe('https://wa.me/201001234567');
    expect(chat.searchParams.get('text')).toContain('«Grammar في جيبك»');
    expect(await order.getAttribute('target')).toBe('_blank');
    expect(await order.getAttribute('rel')).toContain('noopener');
    await seeEveryLook(page, 'books');
  });

  test('without a picture has a cover of its own: a shelf is not one dark block [LEARN-160]', async () => {
    const page = await walk('/books/grade/Secondary3');
    const covers = await page.locator('.book').evaluateAll((all) =>
      all.map((book) => ({
        paint: getComputedStyle(book).backgroundColor,
        letters: book.querySelector('.book-lines')?.textContent,
      })),
    );
    expect(covers).toHaveLength(8);
    expect(new Set(covers.map(({ paint }) => paint)).size).toBeGreaterThan(1);
    expect(new Set(covers.map(({ letters }) => letters)).size).toBeGreaterThan(3);
    await seeEveryLook(page, 'books-drawn');
  });

  test('cannot be ordered where the teacher gave no number, and says why [OP-MSG-2]', async () => {
    await travel.site.withTenant(SILENT, (tx) => tx.delete(contactRecords));
    const page = await travel.open('/books/grade/Secondary1', {
      url: travel.site.url.replace('127.0.0.1', 'localhost'),
    });
    const order = page.getByRole('button', { name: 'اطلبه' });
    expect(await order.isDisabled()).toBe(true);
    const reason = await order.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${reason}"]`).textContent()).toContain('مفيش رقم للطلب دلوقتي');
    await shoot(page, 'books-no-number-360-day');
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('the books of a grade', () => {
  test.each([
    ['Secondary3', 'كتب تالتة ثانوي'],
    ['Secondary2', 'كتب تانية ثانوي'],
    ['الصف الأول الثانوي', 'كتب أولى ثانوي'],
    ['تالتة ثانوي', 'كتب تالتة ثانوي'],
    ['preparatory3', 'كتب تالتة إعدادي'],
    ['prep3', 'كتب تالتة إعدادي'],
  ])('are found by the word «%s» [BOOK-08, BOOK-09, OP-BOOK-2, ROUTE-10]', async (word, title) => {
    const html = await (await fetch(`${travel.site.url}/books/grade/${encodeURIComponent(word)}`)).text();
    expect(html.replaceAll('<!-- -->', '')).toContain(`>${title}</h1>`);
  });

  test.each(['/books/grade', '/books/grade/', '/books/grade/chemistry', '/books/grade/Secondary9'])(
    '%s names no grade, says so, and leads to the four [BOOK-10, OP-BOOK-4]',
    async (address) => {
      const html = await (await fetch(travel.site.url + address)).text();
      expect(html).toContain('السنة الدراسية مش محددة. اختار سنة صحيحة');
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      for (const word of ['preparatory3', 'Secondary1', 'Secondary2', 'Secondary3']) {
        expect(main).toContain(`href="/books/grade/${word}"`);
      }
    },
  );

  test('that were asked for without a grade are a press away, and the page that says so is sound in every look [BOOK-10, OP-BOOK-4, OP-RTL-1, OP-RTL-3]', async () => {
    const page = await walk('/books/grade/chemistry');
    await page.getByText('السنة الدراسية مش محددة. اختار سنة صحيحة').waitFor();
    await seeEveryLook(page, 'books-no-grade');
    await page.getByRole('main').getByRole('link', { name: 'أولى ثانوي' }).click();
    await page.waitForURL('/books/grade/Secondary1');
    await page.getByRole('heading', { level: 1, name: 'كتب أولى ثانوي' }).waitFor();
  });

  test('come eight a page with a line that counts them, all numbers up to five pages and ellipses beyond, and another grade starts at its first page [BOOK-11, BOOK-12, BOOK-17, BOOK-18, BOOK-19, BOOK-20, LIM-11, LIM-14, OP-RTL-1, OP-RTL-3]', async () => {
    const page = await walk('/books/grade/Secondary3');
    const numbers = async () => (await pager(page).locator('li').allTextContents()).map((text) => text.trim());
    expect(await cards(page).count()).toBe(8);
    expect(await words(page)).toContain('معروض ٨ من ٥٠ كتاب');
    expect(await numbers()).toEqual(['١', '٢', '٣', '٤', '…', '٧']);
    await pager(page).getByRole('link', { name: 'الصفحة اللي بعدها' }).click();
    await page.waitForURL('/books/grade/Secondary3?page=2');
    await expect.poll(() => titles(page)).toContain('كتاب 9');
    await pager(page).getByRole('link', { name: 'صفحة ٤' }).click();
    await expect.poll(numbers).toEqual(['١', '…', '٣', '٤', '٥', '…', '٧']);
    await seeOneLook(page, 'books-pages');
    await pager(page).getByRole('link', { name: 'الصفحة اللي قبلها' }).click();
    await page.waitForURL('/books/grade/Secondary3?page=3');
    await pager(page).getByRole('link', { name: 'صفحة ٧' }).click();
    await expect.poll(() => words(page)).toContain('معروض ٢ من ٥٠ كتاب');
    await page.getByRole('navigation', { name: 'كتب كل سنة' }).getByRole('link', { name: 'تالتة إعدادي' }).click();
    await page.waitForURL('/books/grade/preparatory3');
    await expect.poll(() => titles(page)).toContain('مذكرة 1');
    expect(await numbers()).toEqual(['١', '٢']);
  });

  test.each([
    ['/books/grade/Secondary3?page=99', '/books/grade/Secondary3?page=7'],
    ['/books/grade/Secondary3?page=x', '/books/grade/Secondary3'],
  ])('%s leads to %s [OP-ROUTE-1]', async (address, target) => {
    const answer = await fetch(travel.site.url + address, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(target);
  });

  test('shimmer in the shape of eight cards while another page is on its way [BOOK-13, LIM-53]', async () => {
    const page = await walk('/books/grade/Secondary3');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.data*', async (route) => {
      await held;
      await route.continue();
    });
    await pager(page).getByRole('link', { name: 'صفحة ٢' }).click();
    await page.getByText('بنجيب الكتب').waitFor();
    expect(await page.locator('.book-grid .shimmer-book').count()).toBe(8);
    await shoot(page, 'books-loading-360-day');
    release();
    await expect.poll(() => titles(page)).toContain('كتاب 9');
  });

  test('that are none say so [BOOK-14]', async () => {
    const page = await walk('/books/grade/Secondary2');
    await page.getByRole('heading', { name: 'مفيش كتب للسنة دي دلوقتي' }).waitFor();
    expect(await pager(page).count()).toBe(0);
    await shoot(page, 'books-empty-360-day');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('that did not come leave an empty page with the way to try again [BOOK-15, BOOK-16, ERR-50, ERR-53]', async () => {
    const page = await walk('/books/grade/preparatory3');
    await page.route('**/*.data*', (route) => route.abort());
    await pager(page).getByRole('link', { name: 'صفحة ٢' }).click();
    await page.getByRole('alert').getByText('مقدرناش نجيب الكتب').waitFor();
    expect(await cards(page).count()).toBe(0);
    expect(await pager(page).count()).toBe(0);
    await shoot(page, 'books-failed-360-day');
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute('**/*.data*');
    await page.getByRole('button', { name: 'جرّب تاني' }).click();
    await expect.poll(() => titles(page)).toEqual(['مذكرة 9', 'مذكرة 10']);
  });

  test('are told to search engines: title, description, canonical address and the books themselves [OP-SEO-1, OP-SEO-2]', async () => {
    const html = await (await fetch(`${travel.site.url}/books/grade/${encodeURIComponent('أولى ثانوي')}`)).text();
    expect(html).toContain('<title>كتب أولى ثانوي | مستر تست</title>');
    expect(html).toMatch(/<meta name="description" content="[^"]*الصف الأول الثانوي/);
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/books\/grade\/Secondary1"/);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const list = JSON.parse(json);
    expect(list.itemListElement).toHaveLength(3);
    expect(list.itemListElement[0].item).toMatchObject({
      '@type': 'Book',
      name: 'Grammar في جيبك',
      offers: { price: 95.5, priceCurrency: 'EGP' },
    });
    const empty = await (await fetch(`${travel.site.url}/books/grade/Secondary2`)).text();
    expect(empty).toContain('content="noindex"');
  });
});
