import type { Role } from '@hessa/rules/auth/role';
import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';

const platform = await sharedPlatform();
const assistant = await staff('assistant');
const teacher = await staff('teacher');

async function staff(role: Role, tenantId = platform.tenantId): Promise<TestClient> {
  const device = platform.client(tenantId);
  await device.login(await platform.createAccount({ role }, tenantId));
  return device;
}

describe('editing a student', () => {
  async function newStudent() {
    const { id } = await platform.createAccount({ name: 'أحمد سيد', grade: 'Secondary1', parentPhone: '01122223333' });
    const params = { studentId: id };
    const { data } = (await teacher.call('GET /api/teach/students/{studentId}', { params })).body;
    const { version, name, phone, parentPhone, grade, note } = data;
    const form = { version, name, phone, parentPhone, grade, note };
    const save = (device: TestClient, changes: Partial<typeof form>) =>
      device.call('PUT /api/teach/students/{studentId}', { params, body: { ...form, ...changes } });
    return { id, save };
  }

  test('a teacher saves name, phones, grade and note by the rules of registration; the trail keeps both states', async () => {
    const { id, save } = await newStudent();
    const saved = await save(teacher, {
      name: ' أحمد السيد ',
      phone: '+20 106 666 7777',
      grade: 'تانية ثانوي',
      note: 'بيذاكر بالليل',
    });
    expect(saved.status, saved.text).toBe(200);
    expect(saved.body.data).toMatchObject({
      name: 'أحمد السيد',
      phone: '01066667777',
      grade: 'Secondary2',
      note: 'بيذاكر بالليل',
      version: 2,
    });
    const [event] = await platform.database
      .owner`select details from audit_events where kind = 'student.edited' and subject_id = ${id}`;
    expect(event?.details.before).toMatchObject({ name: 'أحمد سيد', grade: 'Secondary1', note: '' });
    expect(event?.details.after).toEqual({
      name: 'أحمد السيد',
      phone: '01066667777',
      grade: 'Secondary2',
      note: 'بيذاكر بالليل',
    });
  });

  test('a second who edits the same state is told, and nothing of his is laid over', async () => {
    const { save } = await newStudent();
    expect((await save(teacher, { note: 'أول' })).status).toBe(200);
    const second = await save(assistant, { note: 'تاني' });
    expect([second.status, second.body.code]).toEqual([409, 'teach.changed_meanwhile']);
  });

  test('an assistant changes the parent’s phone and the note, and nothing else', async () => {
    const { save } = await newStudent();
    const refused = await save(assistant, { name: 'حد تاني' });
    expect([refused.status, refused.body.code]).toEqual([403, 'student.teachers_fields']);
    const saved = await save(assistant, { parentPhone: '٠١٥٠٠٠٠١١١١', note: 'مامته بترد' });
    expect(saved.body.data).toMatchObject({ parentPhone: '01500001111', note: 'مامته بترد' });
  });

  test('a phone that somebody has, and data that registration would refuse, are refused in words', async () => {
    const { save } = await newStudent();
    const other = await platform.createAccount({ phone: '01044445555' });
    expect((await save(teacher, { phone: other.phone })).body.code).toBe('student.phone_taken');
    expect((await save(teacher, { phone: '123' })).body.code).toBe('register.phone_invalid');
    expect((await save(teacher, { parentPhone: '' })).body.code).toBe('register.parent_phone_missing');
    expect((await save(teacher, { name: '  ' })).body.code).toBe('register.name_missing');
    expect((await save(teacher, { grade: 'تالتة ابتدائي' })).body.code).toBe('register.grade_missing');
  });

  test('the student’s own number is refused as the parent’s, and the parent’s as the student’s [DESK-220]', async () => {
    const { id, save } = await newStudent();
    const [student] = await platform.database.owner`select phone from accounts where id = ${id}`;
    for (const refused of [
      await save(assistant, { parentPhone: student?.phone }),
      await save(teacher, { phone: '+20 112 222 3333' }),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([400, 'student.parent_phone_own']);
    }
  });
});
