import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { inArabicDigits } from '../support/kept-code.ts';
import { shoot, storedKeys } from '../support/page-checks.ts';
import { reportPage, studentWithProgress } from '../support/report-page.ts';

const VIDEOS_CALL = '**/api/Student/GetStudentVideosProgressByParent/**';
const QUIZZES_CALL = '**/api/Student/GetStudentQuizzesProgressByParent/**';
const UNKNOWN = ['01500000001', '01500000002'] as const;

const travel = journey();

const parentPhone = (page: Page) => page.getByLabel('رقم موبايل ولي الأمر');
const studentPhone = (page: Page) => page.getByLabel('رقم موبايل الطالب');
const show = (page: Page) => page.getByRole('button', { name: 'اعرض إحصائيات الطالب' });

/** A page whose address has asked for nobody in the last quarter of an hour. */
async function openForm(): Promise<Page> {
  travel.site.clock.advance(61 * 60_000);
  return travel.openWiped('/parent-monitoring');
}

async function ask(page: Page, parent: string, student: string): Promise<void> {
  await parentPhone(page).fill(parent);
  await studentPhone(page).fill(student);
  await show(page).click();
}

async function family() {
  const child = await studentWithProgress(travel.site, travel.school, {
    name: 'يوسف سرّي',
    quizzes: ['Past Simple', 'since ولا for؟', 'لسه'],
    scores: [70, 60],
    videos: 4,
    watched: 1,
  });
  return { parent: child.parentPhone ?? '', student: child.phone, name: child.name };
}

describe('a parent', () => {
  test('sees a child’s progress at a glance by two phones, without an account, by keyboard alone, and the phone keeps nothing [PAR-01, PAR-02, PAR-03, PAR-04, PAR-05, PAR-06, PAR-10, PAR-11, OP-PAR-1, OP-PAR-3, GEN-13, ROLE-06, ROUTE-08, RTL-05, T-PAR-3, LEARN-76, LEARN-159, LEARN-162, LEARN-170, LEARN-192, LEARN-193, LEARN-196, LEARN-197, LEARN-205]', async () => {
    const { parent, student, name } = await family();
    const page = await openForm();
    for (const field of [parentPhone(page), studentPhone(page)]) {
      expect(await field.getAttribute('type')).toBe('tel');
      expect(await field.getAttribute('placeholder')).toBe('01xxxxxxxxx');
    }
    expect(await page.title()).toContain('متابعة ولي الأمر');
    await seeEveryLook(page, 'parents-form');

    await parentPhone(page).focus();
    await page.keyboard.type(`${inArabicDigits(parent.slice(0, 4))} ${parent.slice(4)}`);
    await page.keyboard.press('Tab');
    await page.keyboard.type(inArabicDigits(student));
    expect(await studentPhone(page).inputValue()).toBe(student);
    const asked = page.waitForRequest(VIDEOS_CALL);
    await page.keyboard.press('Enter');
    const address = new URL((await asked).url());
    expect([address.pathname.split('/').at(-1), address.searchParams.get('studentPhone')]).toEqual([parent, student]);

    const report = reportPage(page);
    await page.getByText('المستوى كويس، والأحسن جاي').waitFor();
    // Whose it is, by the number that was typed: OP-PAR-1 lets no name travel.
    await page.getByText(`مستوى صاحب الرقم ${student}`).waitFor();
    // Six days lie between the first paper and the film.
    await page.getByText('في أول أسبوع: فيديو وامتحانين.').waitFor();
    expect(await page.locator('.glance-week svg').count()).toBe(0);
    await page.getByText('ده على الدرجات بس: أغلب الفيديوهات لسه متشافتش.').waitFor();
    expect(await report.gauges()).toEqual(['الفيديوهات: ٢٥٪', 'الامتحانات: اتسلّم ٢ من ٣', 'متوسط الدرجات: ٦٥٪']);
    const written = (await page.getByRole('main').textContent()) ?? '';
    for (const figure of ['١ من ٤', '٢ من ٣', '٦٥٪']) expect(written.split(figure)).toHaveLength(2);
    expect(await report.names()).toEqual(['since ولا for؟', 'Past Simple']);
    expect(await report.summary()).toEqual(['فاضل ٣ فيديوهات من غير مشاهدة', 'فاضل امتحان من غير حل']);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('glance');
    await seeEveryLook(page, 'parents-found');

    expect(await page.getByRole('main').textContent()).not.toContain(name.split(' ')[0]);
    expect(page.url()).toBe(new URL('/parent-monitoring', travel.site.url).href);
    expect((await storedKeys(page)).filter((key) => key !== 'night_mode')).toEqual(['app_device_id']);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
    expect(kept).not.toContain(student);
    expect(kept).not.toContain(parent);

    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const tooWide = page
      .locator('.progress-gauges li')
      .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    expect(await tooWide).toBe(0);
    await shoot(page, 'parents-letters-twice');
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    const chat = page.getByRole('main').getByRole('link', { name: 'اسأل عن المستوى' });
    expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(`صاحب الرقم ${student}`);

    await page.getByRole('button', { name: 'طالب تاني' }).press('Enter');
    expect(await parentPhone(page).inputValue()).toBe(parent);
    expect(await studentPhone(page).inputValue()).toBe('');
  });

  test('of two children reads each by one press, and the way back leads to the form [LEARN-195, LEARN-198]', async () => {
    const parentOfTwo = '01155500020';
    const [first, second] = ['01055500021', '01055500022'] as const;
    for (const phone of [first, second]) await travel.site.createAccount({ phone, parentPhone: parentOfTwo });
    const page = await openForm();
    await page.getByLabel('افتكر الرقمين على الجهاز ده').check();
    await ask(page, parentOfTwo, first);
    await page.getByText(`مستوى صاحب الرقم ${first}`).waitFor();
    await page.goBack();
    await expect.poll(() => studentPhone(page).inputValue()).toBe(first);
    await ask(page, parentOfTwo, second);
    await page.getByText(`مستوى صاحب الرقم ${second}`).waitFor();
    await page.getByRole('button', { name: 'طالب تاني' }).click();
    await page.getByRole('button', { name: first, exact: true }).click();
    await page.getByText(`مستوى صاحب الرقم ${first}`).waitFor();
    await page.reload();
    await expect.poll(() => studentPhone(page).inputValue()).toBe(first);
    await page.getByRole('button', { name: second, exact: true }).click();
    await page.getByText(`مستوى صاحب الرقم ${second}`).waitFor();
  });

  test('may let this phone remember the child, and let it forget again; nothing cheers above an empty form [LEARN-29]', async () => {
    const phones = { phone: '01055500011', parentPhone: '01155500011' };
    await travel.site.createAccount(phones);
    const page = await openForm();
    expect(await page.getByRole('main').textContent()).not.toContain('Well');
    const remember = page.getByLabel('افتكر الرقمين على الجهاز ده');
    await remember.check();
    await ask(page, phones.parentPhone, phones.phone);
    await page.locator('.glance').waitFor();
    await page.reload();
    await expect.poll(() => parentPhone(page).inputValue()).toBe(phones.parentPhone);
    expect(await studentPhone(page).inputValue()).toBe(phones.phone);
    await seeOneLook(page, 'parents-remembered');
    await remember.uncheck();
    await page.getByRole('button', { name: 'اعرض إحصائيات الطالب' }).click();
    await page.locator('.glance').waitFor();
    await page.reload();
    await awake(page);
    expect(await parentPhone(page).inputValue()).toBe('');
  });

  test('loses nothing that was typed before the page was awake [LEARN-71]', async () => {
    const { page } = await travel.visit();
    let wake = () => {};
    const held = new Promise<void>((resolve) => (wake = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/parent-monitoring', { waitUntil: 'commit' });
    await parentPhone(page).fill(UNKNOWN[0]);
    await studentPhone(page).fill('٠١٥');
    wake();
    await awake(page);
    await studentPhone(page).press('End');
    await studentPhone(page).pressSequentially('00000002');
    expect(await parentPhone(page).inputValue()).toBe(UNKNOWN[0]);
    expect(await studentPhone(page).inputValue()).toBe(UNKNOWN[1]);
  });

  test('must give both phones, and nothing is asked before [PAR-07, LEARN-92]', async () => {
    const page = await openForm();
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('ByParent')) calls += 1;
    });
    const problem = page.getByText('لازم تكتب رقم موبايل ولي الأمر ورقم موبايل الطالب.');
    await ask(page, '', ' ');
    await problem.waitFor();
    expect(await parentPhone(page).getAttribute('aria-invalid')).toBe('true');
    expect(await studentPhone(page).getAttribute('aria-invalid')).toBe('true');
    await ask(page, '  ', UNKNOWN[1]);
    await problem.waitFor();
    expect(await parentPhone(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await ask(page, UNKNOWN[0], ' ');
    await problem.waitFor();
    expect(await studentPhone(page).getAttribute('aria-invalid')).toBe('true');
    expect(await parentPhone(page).getAttribute('aria-invalid')).toBe(null);
    expect(calls).toBe(0);
  });

  test('of an unknown pair is asked to check the numbers, once and no more than that, and a short number is called short [PAR-08, PAR-09, ERR-78, ERR-79, LEARN-191, LEARN-228]', async () => {
    const page = await openForm();
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await ask(page, ...UNKNOWN);
    const alert = page.getByRole('main').getByRole('alert');
    await alert.getByText('ملقيناش طالب بالأرقام دي').waitFor();
    expect(await alert.count()).toBe(1);
    expect(await alert.textContent()).toContain('راجع رقم ولي الأمر ورقم الطالب');
    expect(await page.getByRole('main').textContent()).not.toContain('404');
    expect(logged.filter((line) => line.includes('404')).length).toBe(2);
    expect(await parentPhone(page).inputValue()).toBe(UNKNOWN[0]);
    await seeOneLook(page, 'parents-not-found');
    await ask(page, '011', UNKNOWN[1]);
    await alert.getByText('رقم ولي الأمر ناقص ٨ أرقام').waitFor();
    expect(await alert.textContent()).not.toContain('ملقيناش طالب');
    const wrong = () =>
      Promise.all([parentPhone(page), studentPhone(page)].map((field) => field.getAttribute('aria-invalid')));
    expect(await wrong()).toEqual(['true', null]);
    // What is being mended is no longer wrong.
    await parentPhone(page).fill('0111');
    await alert.waitFor({ state: 'detached' });
    expect(await wrong()).toEqual([null, null]);
  });

  test('reads the name of an exam whose result waits for a day in one piece, whatever the letters [LEARN-223]', async () => {
    const name = 'امتحان Unit 1';
    const child = await studentWithProgress(travel.site, travel.school, { quizzes: [name], scores: [70] });
    const told = new Date(travel.site.clock.now().getTime() + 30 * 24 * 60 * 60_000);
    const { owner } = travel.site.database;
    await owner`update lessons set results_at = ${told} where name = ${name}`;
    await owner`update quiz_results set score = null where student_id = ${child.id}`;
    const page = await openForm();
    await ask(page, child.parentPhone ?? '', child.phone);
    await page.getByText('فيه امتحان اتسلّم، ودرجته لسه مظهرتش').waitFor();
    for (const size of ['100%', '200%']) {
      await page.evaluate((letters) => {
        document.documentElement.style.fontSize = letters;
      }, size);
      const [written, when] = await page
        .locator('.results li')
        .first()
        .evaluate((row) =>
          [row.querySelector('.result-name b'), row.querySelector('.result-untold')].map((part) => {
            if (!part) throw new Error('half of the row is missing');
            const { top, bottom, height } = part.getBoundingClientRect();
            return { top, bottom, lines: Math.round(height / Number.parseFloat(getComputedStyle(part).lineHeight)) };
          }),
        );
      expect({ size, lines: written?.lines, below: (when?.top ?? 0) >= (written?.bottom ?? Infinity) }).toEqual({
        ...{ size, lines: 1, below: true },
      });
      await shoot(page, `parents-untold-${size.slice(0, 3)}`);
    }
  });

  test('of a child who has not begun sees a beginning, not a failure [OP-PAR-4]', async () => {
    const child = await travel.site.createAccount();
    const page = await openForm();
    await ask(page, child.parentPhone ?? '', child.phone);
    await page.getByText('لسه في البداية').waitFor();
    await page.getByText('الحساب موجود، ولسه مفيش كورس مفتوح عليه.').waitFor();
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
  });

  test('sees the part that came when the other fails, and can ask for it again, and why it still does not come [OP-PAR-2, LEARN-234]', async () => {
    const { parent, student } = await family();
    const page = await openForm();
    const report = reportPage(page);
    await page.route(QUIZZES_CALL, (route) => route.abort('internetdisconnected'));
    await ask(page, parent, student);
    await report.notice.getByText('الامتحانات متحمّلتش').waitFor();
    expect(await report.gauges()).toEqual(['الفيديوهات: ٢٥٪', 'الامتحانات: صفر٪', 'متوسط الدرجات: صفر٪']);
    await page.getByText('فيه متابعة للفيديوهات').waitFor();
    await seeOneLook(page, 'parents-half');
    const why = report.notice.filter({ hasText: 'مفيش اتصال' });
    await report.retry.click();
    await why.getByText('استنى لحظة وجرّب تاني').waitFor();
    expect(await why.textContent()).not.toContain('الأرقام');
    await seeOneLook(page, 'parents-half-again');
    await page.unroute(QUIZZES_CALL);
    const askedAgain: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('ByParent')) askedAgain.push(request.url());
    });
    await report.retry.click();
    await report.gauge('الامتحانات: اتسلّم ٢ من ٣').waitFor();
    expect(askedAgain).toHaveLength(1);
    expect(await report.notice.count()).toBe(0);
  });

  test('without a line is not told that the child is unknown for good, and of no line not after it is back [PAR-08, LEARN-190]', async () => {
    const page = await openForm();
    for (const call of [VIDEOS_CALL, QUIZZES_CALL]) {
      await page.route(call, (route) => route.abort('internetdisconnected'));
    }
    await ask(page, ...UNKNOWN);
    const alert = page.getByRole('main').getByRole('alert');
    await alert.getByText('مفيش اتصال').waitFor();
    expect(await alert.textContent()).toContain('معرفناش نوصل لطالب بالأرقام دي');

    await page.context().setOffline(true);
    await show(page).click();
    await alert.getByText('مفيش نت دلوقتي').waitFor();
    expect(await alert.textContent()).not.toContain('الأرقام دي');
    await page.context().setOffline(false);
    await alert.waitFor({ state: 'detached' });
    expect(await studentPhone(page).inputValue()).toBe(UNKNOWN[1]);
  });

  test('who guesses on and on works for every further try [OP-PAR-1, T-PAR-2, T-AUTH-14]', async () => {
    const page = await openForm();
    const alert = page.getByRole('main').getByRole('alert');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answered = page.waitForResponse(VIDEOS_CALL);
      await ask(page, ...UNKNOWN);
      expect((await answered).status()).toBe(404);
      await alert.getByText('ملقيناش طالب').waitFor();
    }
    const worked = page.waitForResponse(
      (response) =>
        response.url().includes('GetStudentVideosProgressByParent') &&
        response.request().headers()['x-work'] !== undefined,
    );
    await ask(page, ...UNKNOWN);
    expect((await worked).status()).toBe(404);
    await alert.getByText('ملقيناش طالب').waitFor();
  });
});
