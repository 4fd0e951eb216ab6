import postgres from 'postgres';
import {
  type Acknowledged,
  countRedeemed,
  type StormWorld,
  storedResults,
} from '../../apps/server/src/main/storm.fixture.ts';
import type { Kept } from './storm.ts';

/** What the database does not have of all that students were told is kept, in words; nothing, when it has everything. */
export async function countLost(ownerUrl: string, world: StormWorld, kept: Kept): Promise<string[]> {
  const { submissions, redemptions } = kept;
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  try {
    const stored = await storedResults(sql, world);
    const isKept = ({ student, answer }: Acknowledged) =>
      stored.of.get(student.id)?.score === JSON.parse(answer.body).data.score;
    const handedIn = submissions.filter(({ answer }) => answer.status === 200);
    const twice = stored.count - stored.of.size + [...stored.of.values()].filter((row) => row.quiz_count !== 1).length;
    const quizzes = handedIn.filter((submission) => !isKept(submission)).length;
    const counted = Object.entries((await countRedeemed(sql, world)) ?? {});
    const codes = counted
      .filter(([, count]) => count !== redemptions.length)
      .map(([what, count]) => `${what} ${count}`);
    return [
      ...(quizzes > 0 ? [`${quizzes} quizzes`] : []),
      ...(twice > 0 ? [`${twice} quizzes counted more or less than once`] : []),
      ...refusals('quizzes', submissions),
      ...refusals('codes', redemptions),
      ...codes,
    ];
  } finally {
    await sql.end();
  }
}

/** What was answered with a refusal and should not have been, each reason once. */
function refusals(what: string, answered: readonly Acknowledged[]): string[] {
  const counts = new Map<string, number>();
  for (const { answer } of answered) {
    if (answer.status === 200) continue;
    const reason = `${answer.status} ${/"code":"([^"]*)"/.exec(answer.body)?.[1] ?? ''}`.trim();
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `${count} ${what} refused (${reason})`);
}
