import type { Reply } from '@hessa/contract/client';
import type { WatchReading } from '@hessa/rules/lessons/watch-reading';
import { teachStudentPath } from '@hessa/rules/pages/console-pages';
import { teachLessonPath } from '@hessa/rules/pages/lesson-paths';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { filmLength } from '@hessa/rules/text/film-length';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { ReadGate } from '../../api/read-gate.tsx';
import { useGrowingRead } from '../../api/use-growing-read.ts';
import { WayBack } from '../../teach-shell/frame/way-back.tsx';
import { MoreRows } from '../../teach-shell/reports/more-rows.tsx';
import { shortDate } from '../../teach-shell/reports/short-date.ts';
import { Chip, Chips } from '../../ui/controls/chips.tsx';
import { CopybookDrawing } from '../../ui/drawings/copybook-drawing.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import { StatePanel } from '../../ui/notices/state-panel.tsx';
import { ProgressBar } from '../../ui/progress/progress-bar.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import '../../teach-shell/reports/console-table.css';
import './watch-screen.css';

type Page = Reply<'GET /api/teach/watch/{lessonId}'>['data'];
type Only = 'only-pressed' | 'not-begun' | null;

const READINGS: Record<WatchReading, { words: string; tone: 'right' | 'warn' | 'wrong' | 'plain' }> = {
  watched: { words: 'اتشاف', tone: 'right' },
  partly: { words: 'اتشاف حتة', tone: 'warn' },
  'only-pressed': { words: '«خلصت» بس', tone: 'wrong' },
  'not-begun': { words: 'ما اتفتحش', tone: 'plain' },
};

const FILTERS = [
  [null, 'كل الطلبة'],
  ['only-pressed', 'داسوا «خلصت» بس'],
  ['not-begun', 'لسه ما بدأوش'],
] as const;

interface WatchScreenProps {
  lessonId: number;
  digits: DigitStyle;
}

/** Who really watched a lesson: the seconds that ran, each counted once, beside what was pressed. */
export function WatchScreen({ lessonId, digits }: WatchScreenProps) {
  const [only, setOnly] = useState<Only>(null);
  const read = useGrowingRead('watch', { lessonId, only }, async (after) => {
    const query = { ...(only ? { only } : {}), ...(after ? { after } : {}) };
    return (await call('GET /api/teach/watch/{lessonId}', { params: { lessonId }, query })).data;
  });
  return (
    <ReadGate read={read} waiting="بنجيب مين اتفرّج">
      {(pages) => {
        const [first] = pages;
        const students = pages.flatMap((page) => page.students);
        if (!first) return null;
        return (
          <div className="console-page watch-page">
            <WayBack to={teachLessonPath(first.courseId, { id: lessonId, type: first.lessonType })}>ارجع للدرس</WayBack>
            <div className="console-head">
              <div className="watch-title">
                <h1>مين اتفرّج</h1>
                <p className="muted">
                  <RtlTitle>{first.lessonName}</RtlTitle>، <RtlTitle>{first.courseName}</RtlTitle>
                  {first.durationSeconds !== null && <>، {filmLength(first.durationSeconds, digits)}</>}
                </p>
              </div>
            </div>
            <Chips label="مين في القايمة">
              {FILTERS.map(([each, words]) => (
                <Chip key={words} chosen={only === each} onClick={() => setOnly(each)}>
                  {words}
                </Chip>
              ))}
            </Chips>
            <p className="muted">بنعدّ الثواني اللي اشتغلت بجد، وكل ثانية مرة واحدة. نص الفيديو أو أكتر يبقى اتشاف.</p>
            {students.length === 0 ? (
              <StatePanel drawing={<CopybookDrawing />} title={only ? 'مفيش حد كده، تمام' : 'لسه محدش معاه الدرس ده'} />
            ) : (
              <WatchTable students={students} duration={first.durationSeconds} digits={digits} />
            )}
            <MoreRows read={read} />
          </div>
        );
      }}
    </ReadGate>
  );
}

interface WatchTableProps {
  students: Page['students'];
  duration: number | null;
  digits: DigitStyle;
}

function WatchTable({ students, duration, digits }: WatchTableProps) {
  return (
    <div className="table-frame">
      <table className="console-table watch-table">
        <thead>
          <tr>
            <th scope="col">الطالب</th>
            <th scope="col">اتشاف</th>
            <th scope="col">الحالة</th>
            <th scope="col" className="watch-wide">
              «خلصت» يوم
            </th>
          </tr>
        </thead>
        <tbody>
          {students.map(({ studentId, name, coveredSeconds, completedAt, reading, manyDevices }) => (
            <tr key={studentId}>
              <td>
                <Link className="watch-name" to={teachStudentPath({ studentId })}>
                  <RtlTitle>{name}</RtlTitle>
                </Link>
                {manyDevices && <Badge tone="warn">أجهزة كتير</Badge>}
              </td>
              <td>
                {coveredSeconds < 1 ? <span className="muted">مفيش</span> : filmLength(coveredSeconds, digits)}
                {duration !== null && duration > 0 && (
                  <ProgressBar
                    thin
                    percent={Math.min(100, (coveredSeconds / duration) * 100)}
                    label={`اللي اتشاف مع ${name}`}
                  />
                )}
              </td>
              <td>
                <Badge tone={READINGS[reading].tone}>{READINGS[reading].words}</Badge>
              </td>
              <td className="watch-wide">{completedAt === null ? '' : shortDate(completedAt, digits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
