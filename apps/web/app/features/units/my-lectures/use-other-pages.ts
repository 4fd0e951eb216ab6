import { PAGE_SIZES } from '@hessa/rules/site/paging';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import type { MyUnit } from './my-unit.ts';

export interface OtherPages {
  units: readonly MyUnit[];
  state: 'idle' | 'loading' | 'done' | 'failed';
}

const NONE: OtherPages = { units: [], state: 'idle' };

/**
 * The lectures of every page but the shown one, fetched page by page once somebody searches: a search that knew one
 * page only would miss what stands on the others. `version` changes when the list was loaded again.
 */
export function useOtherPages(wanted: boolean, shownPage: number, totalPages: number, version: unknown): OtherPages {
  const [found, setFound] = useState<OtherPages>(NONE);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a list loaded again makes the found pages old
  useEffect(() => {
    if (!wanted || totalPages < 2) {
      setFound(NONE);
      return;
    }
    let left = false;
    const load = async () => {
      const units: MyUnit[] = [];
      setFound({ units, state: 'loading' });
      try {
        for (let page = 1; page <= totalPages && !left; page += 1) {
          if (page === shownPage) continue;
          const query = { pageNumber: page, pageSize: PAGE_SIZES.units };
          const { data } = await call('GET /api/UnitCode/GetMyUnitCodes', { query });
          units.push(...data.units);
          if (!left) setFound({ units: [...units], state: 'loading' });
        }
        if (!left) setFound({ units, state: 'done' });
      } catch {
        if (!left) setFound({ units, state: 'failed' });
      }
    };
    void load();
    return () => {
      left = true;
    };
  }, [wanted, shownPage, totalPages, version]);

  return found;
}
