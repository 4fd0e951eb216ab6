import { kindOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { TWIN_WRONG_AT_LEAST, wrongInCommon } from '@hessa/rules/quizzes/paper-flags';
import { type KeptAnswer, NOT_COUNTED } from '@hessa/rules/quizzes/regrade-paper';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { accounts } from '../../auth/accounts-table.ts';
import type { Question } from '../quiz-questions.ts';
import type { CarryAnswers } from './newest-papers.ts';

/** Those whose answers a paper shares wherever both were asked, and how many wrong ones at most. */
interface Twins {
  wrong: number;
  onDevice: string[];
  onAddress: string[];
}

interface Row {
  studentId: string;
  name: string;
  version: number;
  answers: string;
  device: string | null;
  address: string | null;
}

/**
 * Papers of a quiz that draws, compared two by two by the questions that both got. Written answers are left out: nobody
 * writes the same. They are as many as questions are judged by, so all pairs are looked at here.
 */
export async function findDrawnTwins(
  tx: Tx,
  tenantId: string,
  papers: SQL,
  { questions, carry }: { questions: readonly Question[]; carry: CarryAnswers },
): Promise<ReadonlyMap<string, Twins>> {
  const rows = await rowsOf<Row>(
    tx,
    sql`select r.student_id as "studentId", a.name, r.content_version as version, r.answers, r.device_mark as device, r.address_mark as address
      from (${papers}) r join ${accounts} a on a.tenant_id = ${tenantId} and a.id = r.student_id
      where coalesce(r.device_mark, r.address_mark) is not null`,
  );
  const read = rows.map((row) => ({
    ...row,
    answers: carry(row.version, JSON.parse(row.answers)).map((answer, at) =>
      questions[at]?.kind === 'written' ? NOT_COUNTED : answer,
    ),
  }));
  const isWrong = (place: number, answer: KeptAnswer) => isWrongIn(questions[place], answer);
  const found = new Map<string, Twins>();
  for (const [at, one] of read.entries()) {
    for (const other of read.slice(at + 1)) {
      const sharesDevice = one.device !== null && one.device === other.device;
      if (!sharesDevice && (one.address === null || one.address !== other.address)) continue;
      const wrong = wrongInCommon(one.answers, other.answers, isWrong);
      if (wrong < TWIN_WRONG_AT_LEAST) continue;
      for (const [own, twin] of [
        [one, other],
        [other, one],
      ] as const) {
        const twins = found.get(own.studentId) ?? { wrong: 0, onDevice: [], onAddress: [] };
        twins.wrong = Math.max(twins.wrong, wrong);
        (sharesDevice ? twins.onDevice : twins.onAddress).push(twin.name);
        found.set(own.studentId, twins);
      }
    }
  }
  return found;
}

/** One left empty is no answer that could have been copied. */
function isWrongIn(question: Question | undefined, answer: KeptAnswer): boolean {
  if (!question || answer === null || answer === NOT_COUNTED) return false;
  const share = kindOf(question).grade(question, answer);
  return share !== null && share < 1;
}
