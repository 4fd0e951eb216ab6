import { isJudgedAlike } from '@hessa/rules/quizzes/judged-changes';
import { matchPapers, type PaperMatch } from '@hessa/rules/quizzes/match-papers';
import { carryAnswers } from '@hessa/rules/quizzes/regrade-paper';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { loadPaper, type StoredPaper } from '../quiz-questions.ts';
import type { QuizVersion } from '../quiz-version.ts';
import type { CarryAnswers } from './newest-papers.ts';

/** Versions of a quiz that judge alike: their papers are one class, read with the newest words. */
interface Edition {
  /** The newest of them. */
  version: number;
  /** All of them, newest first. */
  together: number[];
  paper: StoredPaper;
  carry: CarryAnswers;
}

/** The edition of today, and those of earlier versions that judge otherwise, newest first. */
export async function findEditions(
  tx: Tx,
  ctx: AccountContext,
  { id, contentVersion }: QuizVersion,
  versions: readonly number[],
): Promise<[Edition, ...Edition[]]> {
  const older = versions.filter((version) => version !== contentVersion).sort((one, other) => other - one);
  const load = (version: number) => loadPaper(tx, ctx, { id, contentVersion: version });
  const [current, papers] = await Promise.all([load(contentVersion), Promise.all(older.map(load))]);
  const editions: [Edition, ...Edition[]] = [editionOf(contentVersion, current)];
  for (const [at, paper] of papers.entries()) {
    const version = older[at] ?? contentVersion;
    const known = editions.find((edition) => isJudgedAlike(paper, edition.paper));
    if (known) join(known, version, paper);
    else editions.push(editionOf(version, paper));
  }
  return editions;
}

function editionOf(version: number, paper: StoredPaper): Edition {
  return { version, together: [version], paper, carry: (_, answers) => answers };
}

function join(edition: Edition, version: number, earlier: StoredPaper): void {
  const match: PaperMatch = matchPapers(earlier.questions, edition.paper.questions);
  const { carry } = edition;
  edition.together.push(version);
  edition.carry = (each, answers) => (each === version ? carryAnswers(match, answers) : carry(each, answers));
}
