import { normaliseArabic } from '@hessa/rules/text/normalise-arabic';
import { describe, expect, test } from 'vitest';
import { staffOf } from '../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { latinLetters } from '../auth/accounts-table.ts';

const platform = await sharedPlatform();
const assistant = await staffOf(platform, 'assistant');
const teacher = await staffOf(platform, 'teacher');

async function foundBy(search: string, more: object = {}): Promise<string[]> {
  const answer = await assistant.call('GET /api/teach/students', { query: { search, ...more } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.students.map(({ name }: { name: string }) => name);
}
const studentParams = (studentId: string) => ({ params: { studentId } });

describe('finding a student', () => {
  test('any spelling of an Arabic name finds it: hamza, taa marbuta, alef maqsura, tatweel, vowels, word order', async () => {
    const name = 'أحمـد مُصطفى عبد الرحمن فاطمة';
    await platform.createAccount({ name, phone: '01055501234', parentPhone: '01155504321' });
    for (const typed of ['احمد مصطفي', 'مصطفى أحمد', 'عبد  الرحمن', 'فاطمه', 'إحمد', 'رحم']) {
      expect(await foundBy(typed), typed).toEqual([name]);
    }
    expect(await foundBy('احمد سيد')).toEqual([]);
  });

  test('a phone in any digits finds the student, the parent’s too, and so does an e-mail', async () => {
    const { name } = await platform.createAccount({
      name: 'سلمى طارق',
      phone: '01277712345',
      parentPhone: '01588867890',
      email: 'salma.t@example.test',
    });
    for (const typed of ['01277712345', '٠١٢٧٧٧١٢٣٤٥', '7712345', '01588867890', 'salma.t@']) {
      expect(await foundBy(typed), typed).toEqual([name]);
    }
    expect(await foundBy('%')).toEqual([]);
    expect(await foundBy('_alma')).toEqual([]);
  });

  test('staff are not students, grades narrow the list, and the newest come first', async () => {
    await platform.createAccount({ name: 'Layla Older', grade: 'Secondary3' });
    platform.clock.advance(1000);
    await platform.createAccount({ name: 'Layla Newer', grade: 'Secondary3' });
    await platform.createAccount({ name: 'Layla Elsewhere', grade: 'prep3' });
    await platform.createAccount({ name: 'Layla Owner', role: 'owner' });
    expect(await foundBy('layla', { grade: 'Secondary3' })).toEqual(['Layla Newer', 'Layla Older']);
  });

  test.each(['أُحمد ٱلسيّد', 'ﻣﺤﻤﺪ ﻋﻠﻲ', 'Mariam  ASHRAF', 'ک٣ی٤', 'هُـــدَى', 'رؤى علاء رائد'])(
    'what the database searches in for «%s» is what the rule makes of it',
    async (name) => {
      const { id } = await platform.createAccount({ name });
      const [row] = await platform.database.owner`select search_text from accounts where id = ${id}`;
      const folded = normaliseArabic(name);
      expect(row?.search_text.startsWith(` ${folded} ${folded.replaceAll(' ', '')} `), row?.search_text).toBe(true);
    },
  );
});

test('in a school of thousands a name of few is found by its index and a name of many by looking, both whole [LEAN-10]', async () => {
  const tenantId = await platform.makeTenant();
  const teacherThere = platform.client(tenantId);
  await teacherThere.login(await platform.createAccount({ role: 'teacher' }, tenantId));
  const { owner } = platform.database;
  await owner`
    insert into accounts (tenant_id, id, role, name, email, phone, password_hash, created_at)
    select ${tenantId}, gen_random_uuid(), 'student', case when n % 700 = 0 then 'زينب ظريف الضوي' else 'أحمد طارق السيد' end,
      n || '@school.test', '0177' || lpad(n::text, 7, '0'), 'none', now() from generate_series(1, 2200) n`;
  await owner`insert into accounts (tenant_id, id, role, name, email, phone, password_hash, created_at)
    values (${tenantId}, gen_random_uuid(), 'student', 'زينب تريف الدوي', 'alike@school.test', '01788888888', 'none', now())`;
  const namesOf = async (search: string) =>
    (await teacherThere.call('GET /api/teach/students', { query: { search } })).body.data.students.map(
      ({ name }: { name: string }) => name,
    );
  // The two share all letters that the index knows: only one of them is meant.
  expect(await namesOf('ظريف زينب')).toEqual(Array(3).fill('زينب ظريف الضوي'));
  expect(await namesOf('زينب')).toHaveLength(4);
  expect(await namesOf('طارق')).toHaveLength(50);
  const desk = await teacherThere.call('GET /api/teach/desk/search', { query: { typed: 'زينب الدوي' } });
  expect(desk.body.data.students.map(({ name }: { name: string }) => name)).toEqual(['زينب تريف الدوي']);
});

test('an index knows the letters of an Arabic name, whatever the locale of the database [LEAN-10]', async () => {
  const [row] = await platform.database.owner`select show_trgm(${latinLetters('زينب عبد الرحمن')}) as trigrams`;
  expect(row?.trigrams.length).toBeGreaterThan(10);
  expect(latinLetters('ا ب 010 x')).toBe('a b 010 x');
});

describe('helping a student in', () => {
  test('a device is freed, so that the third one gets in at once [SESS-22, T-DEV-4]', async () => {
    const student = await platform.createAccount();
    const devices = [platform.client(), platform.client(), platform.client()];
    expect((await devices[0]?.login(student))?.status).toBe(200);
    expect((await devices[1]?.login(student))?.status).toBe(200);
    expect((await devices[2]?.login(student))?.status).not.toBe(200);
    const { data } = (await assistant.call('GET /api/teach/students/{studentId}', studentParams(student.id))).body;
    expect(data.devices).toHaveLength(2);
    const freed = await assistant.call('POST /api/teach/students/{studentId}/free-devices', {
      ...studentParams(student.id),
      body: { deviceId: data.devices[0].id },
    });
    expect(freed.body.freed).toBe(1);
    expect((await devices[2]?.login(student))?.status).toBe(200);
    const all = await assistant.call('POST /api/teach/students/{studentId}/free-devices', {
      ...studentParams(student.id),
      body: {},
    });
    expect(all.body.freed).toBe(2);
    const events = await platform.database
      .owner`select details from audit_events where kind = 'student.devices_freed' and subject_id = ${student.id} order by id`;
    expect(events.map(({ details }) => details.freed)).toEqual([1, 2]);
  });

  test('a temporary password is told once, works, ends the old one and every login', async () => {
    const student = await platform.createAccount();
    const device = platform.client();
    await device.login(student);
    const answer = await teacher.call(
      'POST /api/teach/students/{studentId}/temporary-password',
      studentParams(student.id),
    );
    expect(answer.body.password).toMatch(/^[2-9a-hjkmnp-z]{4}-[2-9a-hjkmnp-z]{4}$/);
    expect((await device.request('/Student/Student-Enrolled-Courses?pagesize=1')).status).toBe(401);
    expect((await platform.client().login(student)).status).toBe(400);
    expect((await platform.client().login({ ...student, password: answer.body.password })).status).toBe(200);
  });

  test('a closed account is refused at once, and opens again with all it had', async () => {
    const student = await platform.createAccount();
    const device = platform.client();
    await device.login(student);
    const set = (disabled: boolean) =>
      teacher.call('POST /api/teach/students/{studentId}/disabled', {
        ...studentParams(student.id),
        body: { disabled, reason: 'باع حسابه' },
      });
    expect((await set(true)).body.data.disabled).toBe(true);
    expect((await device.request('/Student/Student-Enrolled-Courses?pagesize=1')).status).toBe(401);
    expect((await set(false)).body.data.disabled).toBe(false);
    expect((await device.request('/Student/Student-Enrolled-Courses?pagesize=1')).status).toBe(200);
  });

  test('passwords and closing are the teacher’s; a student, a guest and another tenant get nothing [T-CON-1, T-TEN-4]', async () => {
    const student = await platform.createAccount();
    const own = platform.client();
    await own.login(student);
    const secret = (device: TestClient) =>
      device.call('POST /api/teach/students/{studentId}/temporary-password', studentParams(student.id));
    expect((await secret(assistant)).status).toBe(403);
    expect((await secret(own)).status).toBe(403);
    expect((await secret(platform.client())).status).toBe(401);
    const other = await platform.makeTenant();
    const foreign = platform.client(other);
    await foreign.login(await platform.createAccount({ role: 'owner' }, other));
    expect((await secret(foreign)).status).toBe(404);
    const boss = await platform.createAccount({ role: 'owner' });
    const onBoss = await teacher.call(
      'POST /api/teach/students/{studentId}/temporary-password',
      studentParams(boss.id),
    );
    expect([onBoss.status, onBoss.body.code]).toEqual([404, 'student.not_found']);
  });
});
