import { GRADES, type Grade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { teachBookPath } from '@hessa/rules/pages/console-pages';
import { BOOK } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { forName } from '@hessa/rules/text/for-name';
import { countedNoun } from '@hessa/rules/text/plural';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { CopybookDrawing } from '../../../ui/drawings/copybook-drawing.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';
import { ShopRow } from './shop-row.tsx';
import './shop.css';

const PAGE_SIZE = 20;

/** Every book of the shop, hidden ones included. */
export function ShopScreen({ digits }: { digits: DigitStyle }) {
  const [grade, setGrade] = useState<Grade | null>(null);
  const [page, setPage] = useState(1);
  const read = useRead(
    'GET /api/teach/books',
    { query: { pageNumber: page, pageSize: PAGE_SIZE, ...(grade ? { grade } : {}) } },
    { freshMs: 0 },
  );
  const choose = (chosen: Grade | null) => {
    setGrade(chosen);
    setPage(1);
  };

  return (
    <div className="console-page">
      <div className="console-head">
        <h1>الكتب</h1>
        <ButtonLink to={teachBookPath({ bookId: 'new' })}>
          <IconPlus size={20} aria-hidden="true" />
          كتاب جديد
        </ButtonLink>
      </div>
      <Chips label="كتب كل سنة">
        <Chip chosen={grade === null} onClick={() => choose(null)}>
          الكل
        </Chip>
        {GRADES.map((one) => (
          <Chip key={one} chosen={grade === one} onClick={() => choose(one)}>
            {gradeLabel(one, 'short')}
          </Chip>
        ))}
      </Chips>
      <ReadGate read={read} waiting="بنجيب الكتب" failed="مقدرناش نجيب الكتب">
        {({ data: { books, totalCount } }) => (
          <>
            {totalCount === 0 && (
              <StatePanel
                drawing={<CopybookDrawing />}
                title={grade ? `لسه مفيش كتب ${forName(gradeLabel(grade, 'short'))}` : 'لسه مفيش كتب'}
              >
                <p>ضيف أول كتاب بسعره وصورته، والطلبة يطلبوه على واتساب.</p>
              </StatePanel>
            )}
            {books.length > 0 && (
              <>
                <p className="muted">{countedNoun(totalCount, BOOK, digits)}</p>
                <ul className="shop">
                  {books.map((book) => (
                    <li key={book.id}>
                      <ShopRow book={book} digits={digits} />
                    </li>
                  ))}
                </ul>
                <Pager
                  label="صفحات الكتب"
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
