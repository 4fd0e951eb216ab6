import type { Role } from '@hessa/rules/auth/role';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { AuditKind } from '../../apps/server/src/platform/audit/record-event.ts';
import { AUDIT_WORDS } from '../../apps/web/app/features/audit/audit-words.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { loginPage } from '../support/login-page.ts';
import { shoot } from '../support/page-checks.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

const person = (role: Role, name: string) => here.site.createAccount({ role, name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const PASSWORD = 'سبورة خضرا وطباشير أبيض';

describe('the team in the console', () => {
  test('an owner invites an assistant by a link, who joins once, works, serves one grade, and is shut out; the trail tells it all [DESK-102, DESK-104, DESK-108, DESK-198]', async () => {
    const owner = await person('owner', 'هدى صاحبة المنصة');
    const page = await here.open('/teach/team', { as: owner, screen: DESK });
    await heading(page, 'الفريق').waitFor();
    await page.getByRole('button', { name: 'ادعي حد' }).click();
    await page.getByRole('button', { name: 'اعمل اللينك' }).click();
    await page.getByText('اكتب اسم اللي هتدعيه.').waitFor();
    await page.getByLabel('الاسم').fill('منى السيد');
    await page.getByRole('button', { name: 'اعمل اللينك' }).dblclick();
    const link = (await page.locator('.told-link').textContent()) ?? '';
    const message = await page.getByRole('link', { name: 'ابعته واتساب' }).getAttribute('href');
    expect(decodeURIComponent(message ?? '')).toContain(link);
    await shoot(page, 'teach-team-link');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'الغي الدعوة' }).waitFor();
    expect(await page.locator('.team-row').count()).toBe(2);

    const guest = await here.open(new URL(link).pathname + new URL(link).search);
    await heading(guest, 'أهلًا منى السيد').waitFor();
    await seeEveryLook(guest, 'join-team');
    await guest.getByLabel('الإيميل').fill('mona@example.test');
    await guest.getByLabel('رقم الموبايل').fill('٠١١٢٢٢٣٣٣٤٤');
    await guest.getByLabel('كلمة السر', { exact: true }).fill(PASSWORD);
    await guest.getByRole('button', { name: 'اعمل الحساب' }).click();
    await guest.getByText('حسابك جاهز').waitFor();
    await guest.getByRole('main').getByRole('link', { name: 'سجّل دخولك' }).click();
    await loginPage(guest).signIn({ phone: '01122233344', password: PASSWORD });
    await guest.waitForURL(/\/teach/);
    await guest.getByRole('link', { name: 'الطلبة' }).waitFor();
    expect(await guest.getByRole('link', { name: 'الفريق' }).count()).toBe(0);

    await page.reload();
    await awake(page);
    const mona = page.locator('.team-row', { hasText: 'منى السيد' });
    await here.site.createAccount({ name: 'ليلى من أولى', grade: 'Secondary1' });
    await here.site.createAccount({ name: 'سلمى من تالتة', grade: 'Secondary3' });
    await mona.getByRole('button', { name: 'السنين' }).click();
    const choice = page.getByRole('dialog');
    for (const grade of ['تالتة إعدادي', 'أولى ثانوي', 'تانية ثانوي', 'تالتة ثانوي']) {
      await choice.getByRole('checkbox', { name: grade }).uncheck();
    }
    await choice.getByRole('button', { name: 'احفظ السنين' }).click();
    await choice.getByText('اختار سنة واحدة على الأقل.').waitFor();
    await choice.getByRole('checkbox', { name: 'تالتة ثانوي' }).check();
    await shoot(page, 'teach-team-grades');
    await choice.getByRole('button', { name: 'احفظ السنين' }).click();
    await mona.getByText('تالتة ثانوي بس').waitFor();
    await guest.goto('/teach/students');
    await guest.getByText('إنت ماسك تالتة ثانوي بس').waitFor();
    await guest.getByRole('link', { name: 'سلمى من تالتة' }).waitFor();
    expect(await guest.getByRole('link', { name: 'ليلى من أولى' }).count()).toBe(0);
    expect(await guest.getByLabel('السنة').locator('option').allTextContents()).toEqual([
      ...['كل السنين', 'تالتة ثانوي', 'خلّصوا'],
    ]);
    await seeEveryLook(guest, 'teach-served-grades');
    // Whoever is not found may be somebody of another year, and the search says so.
    const asked = guest.getByRole('textbox', { name: 'ابحث عن اسم أو موبايل أو كود أو كارت' });
    const box = guest.getByRole('search').filter({ has: asked });
    await asked.fill('ليلى');
    await box.getByText('ممكن يكون طالب في سنة مش معاك').waitFor();
    await box.getByText('إنت ماسك تالتة ثانوي بس').waitFor();
    await asked.press('Escape');
    // On a phone too, a head stands over its column.
    for (const column of ['.students-seen', '.students-average']) {
      const [head, cell] = [guest.locator(`th${column}`), guest.locator(`td${column}`).first()];
      const edges = await Promise.all(
        [head, cell].map(async (each) => (await each.boundingBox()) ?? { x: Number.NaN, width: Number.NaN }),
      );
      const [above, below] = edges.map(({ x, width }) => (column === '.students-seen' ? x + width : x + width / 2));
      expect(above).toBeCloseTo(below ?? 0, 0);
    }
    await mona.getByRole('button', { name: 'غيّر الدور' }).click();
    await page.getByRole('dialog').getByLabel('الدور').selectOption({ label: 'مدرّس' });
    await page.getByRole('button', { name: 'احفظ الدور' }).click();
    await mona.getByText('مدرّس').waitFor();
    await mona.getByRole('button', { name: 'اقفل الحساب' }).click();
    await page.getByLabel('السبب').fill('سابت الشغل');
    await page.getByRole('dialog').getByRole('button', { name: 'اقفل الحساب' }).click();
    await mona.getByText('مقفول').waitFor();
    await seeEveryLook(page, 'teach-team');
    await guest.goto('/teach/students');
    await guest.waitForURL(/\/login/);

    await mona.getByRole('link', { name: 'سجل حساب منى السيد' }).click();
    await heading(page, 'السجل').waitFor();
    const row = page.locator('.audit-row', { hasText: 'تغيير دور' });
    await row.getByText('مساعد').waitFor();
    expect(await row.textContent()).toMatch(/هدى صاحبة المنصة: تغيير دور منى السيد.*الدور.*مساعد.*مدرّس/s);
    await page.getByText('سابت الشغل').waitFor();
    await page.getByRole('link', { name: 'كل الناس' }).click();
    await page.getByRole('button', { name: 'الدخول والخروج' }).click();
    await page.locator('.audit-row').getByText('دخول').first().waitFor();
    await page.getByRole('button', { name: 'كل التغييرات' }).click();
    await page.getByLabel('مين عمل أو اتعمله').fill('مني');
    await page.getByRole('button', { name: 'دوّر', exact: true }).click();
    await page.locator('.audit-row').getByText('انضمام للفريق').waitFor();
    await seeEveryLook(page, 'teach-audit');
    await page.getByLabel('لحد يوم').fill('2001-01-01');
    await page.getByText('مفيش خطوات هنا').waitFor();
  });

  test('a link that was cut or made up is refused in words, and a teacher finds no team and no trail', async () => {
    const guest = await here.open('/join-team?invite=made-up');
    await guest.getByText('الدعوة مش هتفتح').waitFor();
    await guest.goto('/join-team');
    await guest.getByText('اللينك ناقص').waitFor();
    const page = await here.open('/teach/team', { as: await person('teacher', 'مدرّس') });
    await heading(page, 'الصفحة دي مش من صلاحياتك').waitFor();
    expect(await page.getByRole('link', { name: 'السجل' }).count()).toBe(0);
  });

  test('every kind of event has words', () => {
    const words: Record<AuditKind, string> = AUDIT_WORDS;
    expect(Object.values(words).every((text) => /\p{Script=Arabic}/u.test(text))).toBe(true);
  });
});
