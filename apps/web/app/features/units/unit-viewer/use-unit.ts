import { MAX_PAGE_SIZE } from '@hessa/rules/site/paging';
import type { ApiError } from '../../../api/api-error.ts';
import { useRead } from '../../../api/use-read.ts';
import type { NamedLessons, UnitTree } from './viewed-unit.ts';

export interface UnitRead {
  tree: UnitTree | undefined;
  named: NamedLessons;
  /** Add it to the phone's clock and it is the server's. */
  skewMs: number;
  keptAt: number | null;
  error: ApiError | null;
  isLoading: boolean;
  refresh: () => Promise<void>;
}

const NO_NAMES: NamedLessons = [];

/** The unit with the student's progress; its names come after it, and it stands without them. */
export function useUnit(unitId: number): UnitRead {
  const unit = useRead('GET /api/Course/tree-unit-with-progress', { query: { unitId } }, { kept: true });
  const tree = unit.reply?.data ?? undefined;
  const names = useRead(
    'GET /api/Unit/{id}/lessons',
    { params: { id: unitId }, query: { pageNumber: 1, pageSize: MAX_PAGE_SIZE } },
    { kept: true, wanted: tree !== undefined },
  );
  return {
    tree,
    named: names.reply?.lessons ?? NO_NAMES,
    skewMs: tree ? Date.parse(tree.serverTime) - unit.answeredAt : 0,
    keptAt: unit.keptAt,
    error: unit.error,
    isLoading: unit.isLoading || (unit.isRefreshing && !tree),
    refresh: unit.refresh,
  };
}
