import { BATCH } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import { useState } from 'react';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { CopybookDrawing } from '../../../ui/drawings/copybook-drawing.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';
import { type BatchFilter, BatchFilters, NO_FILTER } from './batch-filters.tsx';
import { BatchTable } from './batch-table.tsx';

const PAGE_SIZE = 20;

const isSet = ({ label, courseId, state }: BatchFilter) => label !== '' || courseId !== '' || state !== '';

interface BatchListProps {
  digits: DigitStyle;
  mayMake: boolean;
  filter: BatchFilter;
  onFilter: (filter: BatchFilter) => void;
  /** What else failed with the list is asked for again with it. */
  onRetry: () => void;
}

/** Batches, newest first. Give it `key` of its filter: another filter begins at its first page. */
export function BatchList({ digits, mayMake, filter, onFilter, onRetry }: BatchListProps) {
  const [page, setPage] = useState(1);
  const [choosing, setChoosing] = useState(isSet(filter));
  const { label, courseId, state } = filter;
  const read = useRead(
    'GET /api/teach/code-batches',
    {
      query: {
        pageNumber: page,
        pageSize: PAGE_SIZE,
        ...(label ? { label } : {}),
        ...(courseId ? { courseId: Number(courseId) } : {}),
        ...(state ? { state } : {}),
      },
    },
    { freshMs: 0 },
  );
  const totalCount = read.reply?.data.totalCount ?? 0;
  const isFiltered = isSet(filter);

  function readAnew(): Promise<void> {
    onRetry();
    return read.refresh();
  }

  return (
    <div className="batch-list">
      {(isFiltered || totalCount > 0) && (
        <div className="batch-list-head">
          <p className="muted" role="status">
            {read.reply && foundWords(totalCount, isFiltered, digits)}
          </p>
          <Button look="quiet" size="small" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
            <IconFilter size={20} aria-hidden="true" />
            فلتر
          </Button>
        </div>
      )}
      {choosing && <BatchFilters filter={filter} onFilter={onFilter} />}
      <ReadGate read={{ ...read, refresh: readAnew }} waiting="بنجيب الدفعات" failed="مقدرناش نجيب الدفعات">
        {({ data: { batches } }) => (
          <>
            {totalCount === 0 && isFiltered && (
              <StatePanel
                drawing={<CopybookDrawing />}
                title="مفيش دفعات بالشكل ده"
                actions={<Button onClick={() => onFilter(NO_FILTER)}>وريني الكل</Button>}
              />
            )}
            {totalCount === 0 && !isFiltered && (
              <StatePanel drawing={<CopybookDrawing />} title="لسه مفيش أكواد">
                <p>{mayMake ? 'اعمل أول دفعة، اطبعها، وابدأ بيع.' : 'لسه مفيش دفعات. المدرّسين هم اللي بيعملوها.'}</p>
              </StatePanel>
            )}
            {batches.length > 0 && (
              <>
                <BatchTable batches={batches} digits={digits} mayMake={mayMake} onChanged={readAnew} />
                <Pager
                  label="صفحات الدفعات"
                  current={page}
                  total={Math.ceil(totalCount / PAGE_SIZE)}
                  digits={digits}
                  onPage={setPage}
                />
              </>
            )}
          </>
        )}
      </ReadGate>
    </div>
  );
}

function foundWords(count: number, isFiltered: boolean, digits: DigitStyle): string {
  if (count === 0) return 'ملقيناش ولا دفعة';
  return `${isFiltered ? 'لقينا' : 'عندك'} ${countedNoun(count, BATCH, digits)}`;
}
