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
      answer.status === 200 && stored.of.get(student.id)?.score === JSON.parse(answer.body).data.score;
    const twice = stored.count - stored.of.size + [...stored.of.values()].filter((row) => row.quiz_count !== 1).length;
    const quizzes = submissions.filter((submission) => !isKept(submission)).length;
    const refused = redemptions.filter(({ answer }) => answer.status !== 200).length;
    const counted = Object.entries((await countRedeemed(sql, world)) ?? {});
    const codes = counted
      .filter(([, count]) => count !== redemptions.length)
      .map(([what, count]) => `${what} ${count}`);
    return [
      ...(quizzes > 0 ? [`${quizzes} quizzes`] : []),
      ...(twice > 0 ? [`${twice} quizzes counted more or less than once`] : []),
      ...(refused > 0 ? [`${refused} codes refused`] : []),
      ...codes,
    ];
  } finally {
    await sql.end();
  }
}
