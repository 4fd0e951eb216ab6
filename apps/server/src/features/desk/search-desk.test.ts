import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { staffOf } from '../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTestSchool } from '../../testing/test-school.ts';
import { hashCodeHalves } from '../codes/hash-code-halves.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);
const assistant = await staffOf(platform, 'assistant');
const teacher = await staffOf(platform, 'teacher');

async function search(typed: string, who = assistant) {
  const answer = await who.call('GET /api/teach/desk/search', { query: { typed } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}
const namesOf = async (typed: string) => (await search(typed)).students.map(({ name }: { name: string }) => name);

describe('the desk’s box', () => {
  test('every way a phone is written finds its student, and its parent’s [DESK-01]', async () => {
    const { name } = await platform.createAccount({
      name: 'منة الله سامح',
      phone: '01055500003',
      parentPhone: '01166600009',
    });
    const spellings = [
      '+201055500003',
      '+20 10 5550 0003',
      '0020 1055500003',
      '201055500003',
      '010-5550-0003',
      '55000',
    ];
    for (const typed of [...spellings, '٠١٠٥٥٥٠', '+20 11666', '1166600009']) {
      expect(await namesOf(typed), typed).toContain(name);
    }
    expect(await namesOf('+201155500003')).toEqual([]);
  });

  test('of a part of a phone those that begin with it come first, however many have it inside [DESK-251]', async () => {
    const { owner } = platform.database;
    const made = await platform.createAccount({ name: 'آدم', phone: '01277010456' });
    await platform.createAccount({ name: 'ياسين', phone: '01045600007', parentPhone: '01199900007' });
    await platform.createAccount({ name: 'هنا', phone: '01299900008', parentPhone: '01045600008' });
    expect(await namesOf('010456')).toEqual(['هنا', 'ياسين', 'آدم']);
    expect(await namesOf('+20 10456')).toEqual(['هنا', 'ياسين']);
    // A school in which hundreds have the digits inside.
    await owner`insert into accounts (tenant_id, id, name, phone, email, password_hash, role, created_at)
      select tenant_id, gen_random_uuid(), 'أنس ' || n, '01' || n || '010456', n || '@x.test', 'none', role, created_at
      from accounts, generate_series(300, 699) n where id = ${made.id}`;
    await platform.createAccount({ name: 'يوسف', phone: '01045600009' });
    expect((await namesOf('010456')).slice(0, 3)).toEqual(['هنا', 'ياسين', 'يوسف']);
  });

  test('any spacing, hamza, taa marbuta and order of names finds its student, who begins with it first [DESK-02]', async () => {
    await platform.createAccount({ name: 'عبد الرحمن رؤى فاطمة' });
    await platform.createAccount({ name: 'حازم عبدالرحمن الأشقر' });
    for (const typed of ['عبدالرحمن', 'عبد الرحمن', 'عبد ال رحمن']) {
      expect(await namesOf(typed), typed).toEqual(['عبد الرحمن رؤى فاطمة', 'حازم عبدالرحمن الأشقر']);
    }
    expect(await namesOf('رحمن عبد')).toHaveLength(2);
    expect(await namesOf('روي')).toEqual(['عبد الرحمن رؤى فاطمة']);
    expect(await namesOf('فاطمه روى')).toEqual(['عبد الرحمن رؤى فاطمة']);
    expect(await namesOf('اش')).toEqual(['حازم عبدالرحمن الأشقر']);
  });

  test('another letter narrows, and too little finds nobody [DESK-03]', async () => {
    for (let each = 0; each < 14; each += 1) await platform.createAccount({ name: `زينب ${'اب'.repeat(each + 1)}` });
    const many = await search('زين');
    expect([many.students.length, many.more]).toEqual([12, true]);
    const few = await search(`زين ${'اب'.repeat(12)}`);
    expect([few.students.length, few.more]).toEqual([3, false]);
    for (const typed of ['', '+20', '01', 'ز']) expect(await namesOf(typed), typed).toEqual([]);
  });

  test('staff, those made anonymous and other tenants are nobody the desk finds [DESK-03]', async () => {
    await platform.createAccount({ name: 'Zaghloul Owner', role: 'owner' });
    await platform.createAccount({ name: 'Zaghloul Elsewhere' }, await platform.makeTenant());
    expect(await namesOf('zaghloul')).toEqual([]);
  });
});

describe('cards at the desk', () => {
  async function makeBatch(size = 3) {
    const course = await school.makeCourse({ name: 'Grammar' });
    const made = await teacher.call('POST /api/teach/code-batches', {
      body: { key: randomUUID(), courseId: course.id, size, label: 'مكتبة الهدى' },
    });
    expect(made.status, made.text).toBe(200);
    const { codes } = (
      await teacher.call('GET /api/teach/code-batches/{batchId}/codes', {
        params: { batchId: made.body.data.id },
        query: {},
      })
    ).body.data;
    return { course, batchId: Number(made.body.data.id), codes: codes as { serial: number; code: string }[] };
  }

  test('a whole code in any spelling, or its link, is its card [DESK-04]', async () => {
    const { batchId, codes } = await makeBatch();
    const { code = '', serial } = codes[0] ?? {};
    for (const typed of [code, code.toLowerCase().replace('-', ' '), `https://mr.example/redeem/${code}`]) {
      const { cards } = await search(typed);
      expect(cards, typed).toMatchObject([{ code, serial, batchId, batchLabel: 'مكتبة الهدى', opens: 'Grammar' }]);
    }
  });

  test('the first or the last letters of a code, four at least, find its cards for who may read codes, and nobody else’s [DESK-241, T-CODE-9]', async () => {
    const { codes } = await makeBatch();
    const { code = '', serial } = codes[2] ?? {};
    const elsewhere = await platform.makeTenant();
    const other = platform.client(elsewhere);
    await other.login(await platform.createAccount({ role: 'teacher' }, elsewhere));
    const letters = code.replace('-', '');
    for (const half of [letters.slice(0, 4), letters.slice(0, 6).toLowerCase(), letters.slice(4), letters.slice(2)]) {
      expect((await search(half, teacher)).cards, half).toMatchObject([{ code, serial }]);
      expect((await search(half, assistant)).cards, half).toEqual([]);
      expect((await search(half, other)).cards, half).toEqual([]);
    }
    // Three letters are too few, and letters from the middle are no half.
    for (const part of [letters.slice(0, 3), letters.slice(2, 6)]) {
      expect((await search(part, teacher)).cards, part).toEqual([]);
    }
    // Letters that begin as the half does and go on otherwise are another card's.
    const third = letters.charAt(4) === '2' ? '3' : '2';
    expect((await search(letters.slice(0, 4) + third, teacher)).cards).toEqual([]);
    // A card from before halves were kept is found from the next day's work on.
    await platform.database.owner`update codes set head_hash = null, tail_hash = null`;
    expect((await search(letters.slice(4), teacher)).cards).toEqual([]);
    await hashCodeHalves(platform.withTenant, platform.platform, platform.tenantId);
    expect((await search(letters.slice(4), teacher)).cards).toMatchObject([{ code, serial }]);
  });

  test('the number of a card finds it alone, without its code for an assistant until it is used [DESK-05, T-CODE-9]', async () => {
    const { batchId, codes } = await makeBatch();
    const { serial = 0, code: second = '' } = codes[1] ?? {};
    const cardOf = async (who: TestClient) => {
      const { cards } = await search(`№ ${String(serial).padStart(6, '0')}`, who);
      expect(cards).toHaveLength(1);
      return cards[0];
    };
    expect(await cardOf(assistant)).toMatchObject({ serial, batchId, code: null, state: 'fresh', redeemedBy: null });
    expect(await cardOf(teacher)).toMatchObject({ serial, code: second });

    const student = await school.student();
    const used = await student.phone.request(`/api/Student/add-course-by-code?Code=${second}`, { method: 'POST' });
    expect(used.status, used.text).toBe(200);
    expect(await cardOf(assistant)).toMatchObject({
      code: second,
      state: 'redeemed',
      redeemedBy: { id: student.id },
    });
  });

  test('for the student on the line a card says its grade, and whether what it opens is held and open [DESK-120, DESK-121]', async () => {
    const course = await school.makeCourse({ name: 'Stories', grade: 'prep3', units: [{}, {}] });
    const code = await school.courseCode(course);
    const [student, buyer] = [await school.student(), await school.student()];
    const cardFor = async (typed: string, studentId: string) => {
      const answer = await assistant.call('GET /api/teach/desk/search', { query: { typed, studentId } });
      expect(answer.status, answer.text).toBe(200);
      return answer.body.data.cards[0];
    };
    expect(await cardFor(code, student.id)).toMatchObject({ grade: 'prep3', isHeld: false });
    await school.enrol(student, course);
    await school.grantUnit(buyer, course, 1);
    expect(await cardFor(code, student.id)).toMatchObject({ state: 'fresh', isHeld: true });
    expect(await cardFor(code, buyer.id)).toMatchObject({ isHeld: false });
    const lecture = await school.lectureCode(course, 1);
    expect(await cardFor(lecture, buyer.id)).toMatchObject({ kind: 'lecture', isHeld: true });
    expect((await search(code)).cards).toMatchObject([{ isHeld: false }]);
    const nobody = await assistant.call('GET /api/teach/desk/search', {
      query: { typed: code, studentId: randomUUID() },
    });
    expect([nobody.status, nobody.body.code]).toEqual([404, 'student.not_found']);
  });

  test('students have no desk [DESK-05]', async () => {
    const student = await school.student();
    const answer = await student.phone.call('GET /api/teach/desk/search', { query: { typed: '000002' } });
    expect(answer.status).toBe(403);
  });
});
