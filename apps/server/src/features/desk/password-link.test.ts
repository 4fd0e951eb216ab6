import type { Role } from '@hessa/rules/auth/role';
import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';

const HOUR = 60 * 60 * 1000;

const platform = await sharedPlatform();

async function staff(role: Role, name = 'هدى'): Promise<TestClient> {
  const device = platform.client();
  await device.login(await platform.createAccount({ role, name }));
  return device;
}
const send = (who: TestClient, studentId: string) =>
  who.call('POST /api/teach/desk/students/{studentId}/password-link', { params: { studentId } });
const use = (key: string, newPassword: string, confirmPassword = newPassword) =>
  platform.client().call('POST /api/Auth/password-link', { body: { key, newPassword, confirmPassword } });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('a student who forgot the password', () => {
  test('chooses a new one behind a link from the desk, which nobody there ever sees; every device is out [DESK-24]', async () => {
    const student = await platform.createAccount({ name: 'زياد هاني' });
    const old = platform.client();
    await old.login(student);
    const sent = await send(await staff('assistant'), student.id);
    expect(sent.status, sent.text).toBe(200);
    expect((await old.request('/Student/Student-Enrolled-Courses?pagesize=1')).status).toBe(200);
    const used = await use(sent.body.data.key, 'kalima-gedida-9');
    expect(used.status, used.text).toBe(200);
    expect((await old.request('/Student/Student-Enrolled-Courses?pagesize=1')).status).toBe(401);
    expect((await platform.client().login(student)).status).toBe(400);
    expect((await platform.client().login({ ...student, password: 'kalima-gedida-9' })).status).toBe(200);
  });

  test('a link works once, a day long, ends with the next one and when it is taken back [DESK-24]', async () => {
    const desk = await staff('assistant');
    const student = await platform.createAccount();
    const first = (await send(desk, student.id)).body.data.key;
    const second = (await send(desk, student.id)).body.data.key;
    expect(codeOf(await use(first, 'kalima-gedida-1'))).toEqual([400, 'password_link.invalid']);
    expect((await use(second, 'kalima-gedida-2')).status).toBe(200);
    expect(codeOf(await use(second, 'kalima-gedida-3'))).toEqual([400, 'password_link.invalid']);

    const other = await platform.createAccount();
    const revoked = (await send(desk, other.id)).body.data.key;
    const back = await desk.call('POST /api/teach/desk/students/{studentId}/password-link/revoke', {
      params: { studentId: other.id },
    });
    expect(back.status, back.text).toBe(200);
    expect(codeOf(await use(revoked, 'kalima-gedida-4'))).toEqual([400, 'password_link.invalid']);

    const late = (await send(desk, other.id)).body.data.key;
    platform.clock.advance(25 * HOUR);
    expect(codeOf(await use(late, 'kalima-gedida-5'))).toEqual([400, 'password_link.invalid']);
  });

  test('a weak or misspelt password leaves the link as it was; a made-up one opens nothing [DESK-24]', async () => {
    const student = await platform.createAccount();
    const { key } = (await send(await staff('assistant'), student.id)).body.data;
    expect(codeOf(await use(key, '123456'))).toEqual([400, 'password.too_common']);
    expect(codeOf(await use(key, 'kalima-gedida-6', 'kalima-gedida-7'))).toEqual([400, 'register.passwords_differ']);
    for (const wrong of ['', 'x', `${student.id}.`, `${student.id}.${'A'.repeat(43)}`, `${key}x`]) {
      expect(codeOf(await use(wrong, 'kalima-gedida-6')), wrong).toEqual([400, 'password_link.invalid']);
    }
    expect((await use(key, 'kalima-gedida-6')).status).toBe(200);
  });

  test('is sent three a day, and one colleague sends thirty [DESK-25]', async () => {
    const desk = await staff('assistant');
    const student = await platform.createAccount();
    for (let sent = 0; sent < 3; sent += 1) expect((await send(desk, student.id)).status).toBe(200);
    expect((await send(desk, student.id)).status).toBe(429);
    for (let sent = 3; sent < 30; sent += 1) {
      expect((await send(desk, (await platform.createAccount()).id)).status).toBe(200);
    }
    const another = await platform.createAccount();
    expect((await send(desk, another.id)).status).toBe(429);
    expect((await send(await staff('assistant'), another.id)).status).toBe(200);
  });

  test('nobody of the staff is reached by it, and the teacher reads who sent whom one and what came of it [DESK-25]', async () => {
    const desk = await staff('assistant', 'سها المساعدة');
    const owner = await platform.createAccount({ role: 'owner' });
    expect((await send(desk, owner.id)).status).toBe(404);
    const student = await platform.createAccount({ name: 'ملك حسام' });
    const { key } = (await send(desk, student.id)).body.data;
    const list = async (who: TestClient) => who.call('GET /api/teach/desk/password-links');
    const teacher = await staff('teacher');
    const mine = { byName: 'سها المساعدة', student: { id: student.id, name: 'ملك حسام' } };
    expect((await list(teacher)).body.data.links[0]).toMatchObject({ ...mine, usedAt: null });
    await use(key, 'kalima-gedida-8');
    expect((await list(teacher)).body.data.links[0]).toMatchObject({ ...mine, usedAt: expect.any(String) });
    expect((await list(desk)).status).toBe(403);
  });
});
