import { randomUUID } from 'node:crypto';
import { books } from '../features/books/books-table.ts';
import { keepInBank } from '../features/quizzes/bank/keep-in-bank.ts';
import type { NewLesson } from '../seed/new-course.ts';
import type { AnyAnswer, TestClient } from '../testing/test-client.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { createTestSchool, lessonId, unitId } from '../testing/test-school.ts';

export type Office = Awaited<ReturnType<typeof openOffice>>;

/** A platform with one of everything that is edited in its console, and what both tabs have read of it. */
export async function openOffice(platform: TestPlatform) {
  const tenantId = await platform.makeTenant();
  const school = createTestSchool(platform, tenantId);
  const staff = platform.client(tenantId);
  await staff.login(await platform.createAccount({ role: 'owner' }, tenantId));
  const lessons: NewLesson[] = [{ type: 'Video' }, { type: 'Quiz', questions: [{}] }];
  const resource = { title: 'Sheet', type: 'link', url: 'https://example.test/sheet' } as const;
  const { course, student } = await school.enrolled({
    units: [{ lessons, resources: [resource] }, { lessons }],
  });
  const [found] = await platform.database.owner`select id from unit_resources where unit_id = ${unitId(course, 0)}`;
  const [book] = await platform.withTenant(tenantId, (tx) =>
    tx
      .insert(books)
      .values({ tenantId, title: 'Book', grade: 'Secondary1', pricePiastres: 0 })
      .returning({ id: books.id }),
  );
  const member = await platform.createAccount({ role: 'assistant' }, tenantId);
  const quiz = lessonId(course, 0, 1);
  await platform.withTenant(tenantId, (tx) =>
    keepInBank(tx, { tenantId, lessonId: quiz, contentVersion: 1, hasPassages: false, now: platform.clock.now() }),
  );
  const [banked] = await platform.database.owner`select id from bank_questions where tenant_id = ${tenantId}`;
  await school.finish(student, course, lessonId(course, 0, 0));
  const read = async (answer: Promise<AnyAnswer>) => (await answer).body.data;
  const newSeller = { key: randomUUID(), name: 'Hoda', phone: '' };
  return {
    seller: await read(staff.call('POST /api/teach/code-sellers', { body: newSeller })),
    ...{ tenantId, staff, course, student, member, quiz },
    courseId: course.id,
    unit: unitId(course, 0),
    otherUnit: unitId(course, 1),
    video: lessonId(course, 0, 0),
    resource: Number(found?.id),
    book: book?.id ?? 0,
    bankQuestion: Number(banked?.id),
    template: await makeTemplate(staff),
    site: await read(staff.call('GET /api/teach/site')),
    contact: await read(staff.call('GET /api/teach/contact')),
    details: await read(staff.call('GET /api/teach/students/{studentId}', { params: { studentId: student.id } })),
  };
}

/** A template of the teacher's own. */
async function makeTemplate(staff: TestClient): Promise<string> {
  const templateId = randomUUID();
  const part = { name: 'A', instructions: '', answered: 'any' as const, questions: 1, weight: null };
  await staff.call('PUT /api/teach/exam-templates/{templateId}', {
    params: { templateId },
    body: { version: 0, name: 'Own', marks: null, parts: [part] },
  });
  return templateId;
}

/** Another day for other words, within the time that may be given. */
export const lastDay = (words: string) =>
  new Date(Date.now() + (words === 'أول' ? 30 : 60) * 24 * 60 * 60 * 1000).toISOString();
