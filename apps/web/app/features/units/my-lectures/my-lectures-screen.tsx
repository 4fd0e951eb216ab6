import { enrolledCoursesPath } from '@hessa/rules/pages/student-pages';
import { PAGE_SIZES } from '@hessa/rules/site/paging';
import { LECTURE } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { matchesSearch } from '@hessa/rules/text/normalise-arabic';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { serverSkew } from '../../../api/server-time.ts';
import { useRead } from '../../../api/use-read.ts';
import { CountLine } from '../../../ui/catalogue/count-line.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { KeptSince } from '../../../ui/notices/kept-since.tsx';
import { SectionTitle } from '../../../ui/text/section-title.tsx';
import { LectureSearch } from './lecture-search.tsx';
import { LecturesFailed, NoLectures, NothingFound } from './lecture-states.tsx';
import { lecturesPagePath, readPage } from './my-lectures-path.ts';
import { UnitGrid, UnitGridShimmer } from './unit-grid.tsx';
import { useOtherPages } from './use-other-pages.ts';
import './my-lectures-screen.css';

interface MyLecturesScreenProps {
  title: string;
  digits: DigitStyle;
  /** Came back from a login with it. */
  typedCode?: string | undefined;
  /** Asks for a lecture code; the list is loaded again when `onDone` says that it may have grown. */
  onEnterCode: (onDone: () => void, code?: string) => void;
}

/** The units opened by lecture codes, ten a page, with a search over all of them. */
export function MyLecturesScreen({ title, digits, typedCode, onEnterCode }: MyLecturesScreenProps) {
  const [search] = useSearchParams();
  const page = readPage(search);
  const [typed, setTyped] = useState('');
  const searching = typed.trim() !== '';
  const list = useRead(
    'GET /api/UnitCode/GetMyUnitCodes',
    { query: { pageNumber: page, pageSize: PAGE_SIZES.units } },
    { kept: true },
  );
  const data = list.reply?.data;
  const enterCode = (code?: string) => onEnterCode(() => void list.refresh(), code);
  const enterTyped = useEffectEvent(() => enterCode(typedCode));
  useEffect(() => {
    if (typedCode) enterTyped();
  }, [typedCode]);
  const others = useOtherPages(searching, page, data?.totalPages ?? 1, list.reply);

  if (data && data.totalCount > 0 && page > data.totalPages) {
    return <Navigate to={lecturesPagePath(data.totalPages)} replace />;
  }
  const known = data ? [...data.units, ...others.units] : [];
  const shown = known.filter(({ unitName, unitTitle, courseName }) =>
    matchesSearch([unitName, unitTitle, courseName], typed),
  );
  const filled = data !== undefined && data.totalCount > 0;
  const waiting = list.isLoading || (list.isRefreshing && !filled);

  return (
    <div className="wrap lectures">
      <SectionTitle heading="h1" lead="كل محاضرة فتحتها بكود، مكانها هنا.">
        {title}
      </SectionTitle>
      {filled && (
        <p className="lectures-elsewhere">
          الكورسات اللي اشتركت فيها كاملة في <TextLink to={enrolledCoursesPath()}>كورساتي</TextLink>
        </p>
      )}
      {filled && (
        <div className="lectures-tools">
          <LectureSearch typed={typed} onTyped={setTyped} />
          <Button look="line" size="small" busy={list.isRefreshing} onClick={() => void list.refresh()}>
            {!list.isRefreshing && <IconRefresh size={20} aria-hidden="true" />}
            حدّث
          </Button>
          <Button look="soft" size="small" onClick={() => enterCode()} aria-haspopup="dialog">
            <IconTicket size={20} aria-hidden="true" />
            معايا كود
          </Button>
        </div>
      )}
      <KeptSince keptAt={list.keptAt} digits={digits} />
      {waiting ? (
        <UnitGridShimmer />
      ) : list.error && !data ? (
        <LecturesFailed message={list.error.messageAr} onRetry={() => void list.refresh()} />
      ) : !filled ? (
        <NoLectures onEnterCode={() => enterCode()} />
      ) : (
        <>
          {list.error && (
            <p className="lectures-trouble" role="alert">
              {list.error.messageAr}
            </p>
          )}
          <p className="lectures-count" role="status">
            <CountLine shown={shown.length} total={data.totalCount} noun={LECTURE} digits={digits} />
          </p>
          {shown.length > 0 ? (
            <UnitGrid units={shown} skewMs={serverSkew(data, list.answeredAt)} digits={digits} />
          ) : (
            <NothingFound typed={typed} searching={others.state === 'loading'} onClear={() => setTyped('')} />
          )}
          {others.state === 'failed' && (
            <p className="lectures-searching" role="status">
              مقدرناش ندوّر في باقي الصفحات. اتأكد من النت وحدّث.
            </p>
          )}
          {!searching && <LecturesPager page={page} total={data.totalPages} digits={digits} />}
        </>
      )}
    </div>
  );
}

/** The first five pages by number; the words say where one stands beyond them. */
function LecturesPager({ page, total, digits }: { page: number; total: number; digits: DigitStyle }) {
  if (total < 2) return null;
  return (
    <div className="lectures-pager">
      <Pager
        current={page}
        total={total}
        label="صفحات المحاضرات"
        digits={digits}
        numbers="first"
        href={lecturesPagePath}
      />
      <p>
        صفحة <bdi>{formatNumber(page, digits)}</bdi> من <bdi>{formatNumber(total, digits)}</bdi>
      </p>
    </div>
  );
}
