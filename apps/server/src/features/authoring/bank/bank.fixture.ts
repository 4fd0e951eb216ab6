import { randomUUID } from 'node:crypto';
import { savePaper } from '../../../testing/quiz-desk.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import type { TestPlatform } from '../../../testing/test-platform.ts';
import { createTestSchool, lessonId } from '../../../testing/test-school.ts';

export interface BankItem {
  id: number;
  version: number;
  text: string;
  [field: string]: unknown;
}

/** A platform of its own with a teacher, and empty quizzes to write. */
export async function openBank(platform: TestPlatform, quizzes = 2) {
  const tenantId = await platform.makeTenant();
  const school = createTestSchool(platform, tenantId);
  const staff = platform.client(tenantId);
  await staff.login(await platform.createAccount({ role: 'teacher' }, tenantId));
  const lessons = Array.from({ length: quizzes }, (_, at) => ({
    ...{ type: 'Quiz' as const, name: `Quiz ${at + 1}`, questions: [] },
  }));
  const course = await school.makeCourse({ units: [{ name: 'Unit 7', lessons }] });
  return {
    ...{ tenantId, school, staff, course },
    quiz: (at: number) => lessonId(course, 0, at),
    list: async (query: Record<string, unknown> = {}): Promise<BankItem[]> => (await listed(staff, query)).questions,
    passages: async (query: Record<string, unknown>) => (await listed(staff, query)).passages,
    /** Saves a paper of questions with these words. */
    write: (at: number, texts: readonly string[]) =>
      savePaper(
        staff,
        lessonId(course, 0, at),
        1,
        texts.map((text) => ({ text, pinned: true })),
      ),
    draw: (row: Record<string, unknown>, rest: Record<string, unknown> = {}) => drawn(staff, [row], rest),
    newId: () => randomUUID(),
  };
}

async function listed(staff: TestClient, query: Record<string, unknown>) {
  const answer = await staff.call('GET /api/teach/bank', { query } as never);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.data as { questions: BankItem[]; passages: object[] };
}

export async function drawn(staff: TestClient, rows: readonly Record<string, unknown>[], rest = {}) {
  const any = { unit: null, skill: null, level: null, kind: null };
  const answer = await staff.call('POST /api/teach/bank/draw', {
    body: { rows: rows.map((row) => ({ ...any, ...row })), unusedOnly: false, lessonId: 1, ...rest },
  } as never);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.data as { found: number[]; questions: (BankItem & { row: number })[]; passages: object[] };
}
