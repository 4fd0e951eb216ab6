import { teachDataPath, teachMarkingPath, teachPath } from '@hessa/rules/pages/console-pages';
import type { ConsoleRole } from '@hessa/rules/pages/page';
import { useRead } from '../../api/use-read.ts';
import { sessionToken } from '../../session/session-store.ts';

/** How many things wait in a section of the console, by its address. */
export type Waiting = Readonly<Record<string, number>>;

/** What the sections tell beside their names; the pages that decide it ask the same and bring it up to date. */
export function useWaiting(role: ConsoleRole | null): Waiting {
  // A count in a corner is no reason to end a login: a page that lost its token says so itself.
  const wanted = role !== null && sessionToken() !== null;
  const needs = useRead('GET /api/teach/needs', {}, { wanted: wanted && role !== 'assistant' });
  const marking = useRead('GET /api/teach/marking', {}, { wanted });
  const papers = (marking.reply?.data ?? []).reduce((sum, quiz) => sum + quiz.waiting + quiz.differing, 0);
  const { late, failedMail } = needs.reply?.data ?? {};
  const mails = failedMail?.count ?? 0;
  return { [teachPath()]: (late?.papers ?? 0) + mails, [teachMarkingPath()]: papers, [teachDataPath()]: mails };
}
