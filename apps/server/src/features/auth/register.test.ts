import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEvents } from '../../platform/audit/audit-events-table.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { AnyAnswer, TestClient } from '../../testing/test-client.ts';
import { accounts } from './accounts-table.ts';
import { registrationForm } from './registration-form.fixture.ts';

const HOUR = 60 * 60 * 1000;

const platform = await sharedPlatform();

function register(form: Record<string, string>, client: TestClient = platform.client()): Promise<AnyAnswer> {
  return client.call('POST /api/Auth/register', { form });
}

async function accountOf(email: string) {
  const [account] = await platform.withTenant(platform.tenantId, (tx) =>
    tx.select().from(accounts).where(eq(accounts.email, email)),
  );
  return account;
}

describe('register', () => {
  test.each(['/api/Auth/register', '/Auth/register'])(
    'a multipart form of the seven fields to %s makes a student who can sign in [API-14, REG-20, ENT-05, OP-API-3]',
    async (path) => {
      const form = registrationForm();
      const answer = await platform.client().call(`POST ${path}` as 'POST /api/Auth/register', { form });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toEqual({
        success: true,
        message: 'Registration successful',
        data: { email: form.Email, confirmationRequired: false },
      });
      expect(answer.headers['cache-control']).toBe('no-store');
      const login = await platform.client().login({ email: form.Email, password: form.Password });
      expect(login.status).toBe(200);
      expect(login.body.user).toMatchObject({
        role: 'student',
        academicYear: 'Secondary2',
        phoneNumber: form.PhoneNumber,
      });
    },
  );

  test('only the first fault of several is answered, in the stated order, in English and Arabic [REG-09, REG-10, REG-11, REG-12, REG-13, REG-14, REG-15, REG-16, OP-RULE-6]', async () => {
    const right = registrationForm();
    const form: Record<string, string> = {
      ...right,
      ConfirmPassword: 'something-else',
      AcademicYear: ' ',
      PhoneNumber: '',
      ParentPhone: '',
      UserName: ' ',
    };
    const steps: [string, string, string][] = [
      ['Passwords do not match', 'ConfirmPassword', right.Password],
      ['Please choose the academic year', 'AcademicYear', right.AcademicYear],
      ['Phone number is required', 'PhoneNumber', '0223456789'],
      ['Parent phone number is required', 'ParentPhone', '01234'],
      ['User name is required', 'UserName', right.UserName],
      ['Please enter a valid Egyptian phone number', 'PhoneNumber', right.PhoneNumber],
      ['Please enter a valid parent phone number', 'ParentPhone', right.ParentPhone],
    ];
    for (const [message, field, mended] of steps) {
      const answer = await register(form);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ success: false, message });
      expect(answer.body.messageAr).toMatch(/[\u0600-\u06ff]/);
      form[field] = mended;
    }
    expect((await register(form)).status).toBe(200);
  });

  test('a field left out is a field left empty [REG-10, REG-16]', async () => {
    const { AcademicYear: _, ...form } = registrationForm();
    expect((await register(form)).body.message).toBe('Please choose the academic year');
  });

  test.each([
    ['an e-mail that is none', { Email: 'sara at example' }, 'register.email_invalid'],
    ['no e-mail', { Email: '' }, 'register.email_invalid'],
    [
      'the own phone as the parent’s',
      { PhoneNumber: '01098765433', ParentPhone: '+201098765433' },
      'register.parent_phone_own',
    ],
    ['a grade nobody teaches', { AcademicYear: 'Secondary9' }, 'register.grade_missing'],
    ['five characters of password', { Password: 'ab1cd' }, 'password.too_short'],
    ['a password of 129 characters', { Password: `${'x9'.repeat(64)}y` }, 'password.too_long'],
    ['a password of every leak', { Password: '123456789' }, 'password.too_common'],
    ['a common password in capitals', { Password: 'PASSWORD1' }, 'password.too_common'],
    ['the own phone as password', { PhoneNumber: '01098765432', Password: '٠١٠٩٨٧٦٥٤٣٢' }, 'password.too_common'],
    ["the parent's phone as password", { ParentPhone: '01098765431', Password: '01098765431' }, 'password.too_common'],
    [
      'the own e-mail as password',
      { Email: 'Mona.K@example.test', Password: 'mona.k@example.test' },
      'password.too_common',
    ],
    ['the own name as password', { UserName: 'Mona Kamal', Password: 'monakamal' }, 'password.too_common'],
  ])(
    '%s is refused with an Arabic message [OP-REG-3, OP-RULE-6, REG-19, T-AUTH-6, LEARN-174]',
    async (_, different, code) => {
      const form = registrationForm(different);
      const answer = await register({ ...form, ConfirmPassword: form.Password });
      expect(answer.status).toBe(400);
      expect(answer.body.code).toBe(code);
      expect(answer.body.messageAr).toMatch(/[\u0600-\u06ff]/);
    },
  );

  test('a password of 128 characters, spaces and emoji included, is kept whole [T-AUTH-6]', async () => {
    const password = `🌙 ليل ${'ض'.repeat(122)}`;
    expect([...password]).toHaveLength(128);
    const form = registrationForm({ Password: password, ConfirmPassword: password });
    expect((await register(form)).status).toBe(200);
    expect((await platform.client().login({ email: form.Email, password: password.slice(0, -1) })).status).toBe(400);
    expect((await platform.client().login({ email: form.Email, password })).status).toBe(200);
  });

  test.each([
    ['Role', 'teacher'],
    ['TenantId', 'tenant6'],
    ['EmailConfirmed', 'true'],
    ['__proto__', 'x'],
    ['userName', 'x'],
  ])('an eighth field %s is refused and makes nothing [T-G-6, REG-20]', async (name, value) => {
    const form = registrationForm();
    const wire = new FormData();
    for (const [key, text] of Object.entries(form)) wire.set(key, text);
    wire.set(name, value);
    const answer = await sendRaw(wire);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'request.invalid' });
    expect(await accountOf(form.Email)).toBeUndefined();
  });

  test('a file, a repeated field, JSON and a broken form are refused and make nothing [T-G-6, T-G-9]', async () => {
    const form = registrationForm();
    const fields = () => {
      const wire = new FormData();
      for (const [key, text] of Object.entries(form)) wire.set(key, text);
      return wire;
    };
    const withFile = fields();
    withFile.set('Photo', new File(['x'], 'x.png', { type: 'image/png' }));
    const fileAsField = fields();
    fileAsField.set('UserName', new File(['x'], 'x.txt'));
    const twice = fields();
    twice.append('UserName', 'again');
    expect((await sendRaw(withFile)).statusCode).toBe(413);
    expect((await sendRaw(fileAsField)).statusCode).toBe(413);
    expect((await sendRaw(twice)).statusCode).toBe(400);
    const headers = { 'x-tenant-id': platform.tenantId };
    const post = { method: 'POST', url: '/api/Auth/register' } as const;
    const json = await platform.app.inject({ ...post, headers, payload: form });
    expect(json.statusCode, json.body).toBe(400);
    const broken = await platform.app.inject({
      ...post,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="UserName"\r\n\r\nhalf',
    });
    expect(broken.statusCode, broken.body).toBe(400);
    expect(await accountOf(form.Email)).toBeUndefined();
  });

  test('a name of two lines or with hidden characters is refused [T-G-8, T-INJ-6]', async () => {
    for (const name of ['سارة\r\nمحمود', 'سارة\u0000', '\u202eمحمود', 'سارة\u0007']) {
      expect((await register(registrationForm({ UserName: name }))).status).toBe(400);
    }
  });

  test('Arabic digits, the country code and capitals are stored in the one spelling [T-G-12, OP-AUTH-3, RULE-20]', async () => {
    const form = registrationForm({
      Email: '  Nour.Samy@Example.TEST ',
      PhoneNumber: '+20 10 6666-1111',
      ParentPhone: '٠١١٦٦٦٦١١١٢',
      AcademicYear: 'Preparatory3',
    });
    expect((await register(form)).status).toBe(200);
    expect(await accountOf('nour.samy@example.test')).toMatchObject({
      phone: '01066661111',
      parentPhone: '01166661112',
      grade: 'prep3',
    });
  });

  test('another spelling of a taken e-mail or phone is taken, and the refusal names no field [T-G-12, OP-REG-4]', async () => {
    const first = registrationForm({ Email: 'omar@example.test', PhoneNumber: '01077771111' });
    expect((await register(first)).status).toBe(200);
    const seen = new Set<string>();
    for (const spelling of [
      { Email: 'OMAR@Example.test' },
      { Email: 'ｏｍａｒ@example.test' },
      { PhoneNumber: '٠١٠٧٧٧٧١١١١' },
      { PhoneNumber: '00201077771111' },
      { PhoneNumber: '+201077771111' },
    ]) {
      const answer = await register(registrationForm(spelling));
      expect(answer.status).toBe(400);
      expect(answer.body.code).toBe('register.taken');
      seen.add(answer.text);
    }
    expect(seen.size).toBe(1);
  });

  test('of parallel registrations of one phone exactly one makes an account [T-G-12]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => register(registrationForm({ PhoneNumber: '01077772222' }))),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
  });

  test('one e-mail may have an account in each of two tenants [OP-TEN-3]', async () => {
    const form = registrationForm();
    const other = await platform.makeTenant();
    expect((await register(form)).status).toBe(200);
    expect((await register(form, platform.client(other))).status).toBe(200);
  });

  test('an account nobody confirmed or used gives its phone back after 48 hours, and no sooner [T-G-12]', async () => {
    const squatter = registrationForm({ PhoneNumber: '01077773333' });
    expect((await register(squatter)).status).toBe(200);
    platform.clock.advance(48 * HOUR - 1000);
    const owner = registrationForm({ PhoneNumber: '01077773333' });
    expect((await register(owner)).status).toBe(400);
    platform.clock.advance(2000);
    expect((await register(owner)).status).toBe(200);
    expect(await accountOf(squatter.Email)).toBeUndefined();
  });

  test('an account that was used or confirmed keeps its phone [OP-REG-1]', async () => {
    const used = registrationForm();
    await register(used);
    expect((await platform.client().login({ email: used.Email, password: used.Password })).status).toBe(200);
    const confirmed = await platform.createAccount();
    platform.clock.advance(49 * HOUR);
    for (const PhoneNumber of [used.PhoneNumber, confirmed.phone]) {
      expect((await register(registrationForm({ PhoneNumber }))).status).toBe(400);
    }
  });

  test('an address makes ten accounts an hour, even all at once; refused forms do not count [T-AUTH-3, OP-AUTH-7]', async () => {
    const internetCafe = platform.client();
    for (let index = 0; index < 12; index += 1) {
      expect((await register(registrationForm({ PhoneNumber: '123' }), internetCafe)).status).toBe(400);
    }
    const answers = await Promise.all(Array.from({ length: 15 }, () => register(registrationForm(), internetCafe)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10);
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(5);
    for (const answer of refused) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await register(registrationForm())).status).toBe(200);
    expect((await register(registrationForm(), internetCafeOf(await platform.makeTenant(), internetCafe))).status).toBe(
      200,
    );
    platform.clock.advance(HOUR + 1000);
    expect((await register(registrationForm(), internetCafe)).status).toBe(200);
  });

  test('asking which phones are taken counts like making accounts [TRUST-33]', async () => {
    const { phone: PhoneNumber } = await platform.createAccount();
    const curious = platform.client();
    const seen: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      seen.push((await register(registrationForm({ PhoneNumber }), curious)).status);
    }
    expect(seen).toEqual([...Array(10).fill(400), 429, 429]);
  });

  test('an address that stands for no mailbox cannot be registered [TRUST-32]', async () => {
    const answer = await register(registrationForm({ Email: '01012345678@students.INVALID' }));
    expect(answer).toMatchObject({ status: 400, body: { code: 'register.email_invalid' } });
  });

  test("registering records the guardian's consent that the form states [T-PRIV-3, T-LOG-2]", async () => {
    const form = registrationForm();
    await register(form);
    const account = await accountOf(form.Email);
    const events = await platform.withTenant(platform.tenantId, (tx) =>
      tx
        .select()
        .from(auditEvents)
        .where(eq(auditEvents.subjectId, account?.id ?? '')),
    );
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ kind: 'account.registered', details: { guardianConsent: true } });
  });
});

/** The same address, seen by another tenant. */
function internetCafeOf(tenantId: string, same: TestClient): TestClient {
  const client = platform.client(tenantId);
  client.address = same.address;
  return client;
}

async function sendRaw(wire: FormData) {
  const encoded = new Response(wire);
  return platform.app.inject({
    method: 'POST',
    url: '/api/Auth/register',
    headers: { 'x-tenant-id': platform.tenantId, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}
