import { useSyncExternalStore } from 'react';
import { type Line, lineNow, watchLine } from '../../api/line-watch.ts';
import type { Read, ReadRoute } from '../../api/use-read.ts';
import { type BegunPaper, begunPapers } from './begun-papers.ts';

/** While there is no line, also where home was read before it went: what the phone knows of quizzes besides. */
export function useBegunPapers({ keptAt, answeredAt }: Pick<Read<ReadRoute>, 'keptAt' | 'answeredAt'>): BegunPaper[] {
  const line = useSyncExternalStore<Line>(watchLine, lineNow, () => 'fine');
  return keptAt !== null || line === 'away' ? begunPapers(answeredAt) : [];
}
