import type { Reply } from '@hessa/contract/client';
import { teachReadSheetsPath, teachResultsPath } from '@hessa/rules/pages/console-pages';
import { teachLessonPath } from '@hessa/rules/pages/lesson-paths';
import { mayHaveSheet } from '@hessa/rules/quizzes/sheets/sheet-fit';
import { unhandedWords } from '@hessa/rules/quizzes/unhanded-counted';
import { formatCount } from '@hessa/rules/text/count';
import { PAPER } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { PageFailed } from '../../../teach-shell/frame/page-failed.tsx';
import { WayBack } from '../../../teach-shell/frame/way-back.tsx';
import { judgedBeforeWords } from '../../../teach-shell/results/judged-before-words.ts';
import { useKeptResultsTime } from '../../../teach-shell/results/kept-results-time.ts';
import { resultsMoment } from '../../../teach-shell/results/results-moment.ts';
import { ResultsTimeField } from '../../../teach-shell/results/results-time-field.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { ExamDesk } from './exam-desk.tsx';
import { FlaggedPapers } from './flagged-papers.tsx';
import { GapMisses } from './gap-misses.tsx';
import { ItemAnalysis } from './item-analysis.tsx';
import { MarksToExcel } from './marks-to-excel.tsx';
import { MissingPapers } from './missing-papers.tsx';
import { QuizPapers } from './quiz-papers.tsx';
import { ScoreSpread } from './score-spread.tsx';
import './quiz-report.css';

interface QuizReportProps {
  lessonId: number;
  digits: DigitStyle;
  teacherName: string;
}

/** How a class did in a quiz: its scores, its questions, its papers, and who is missing. */
export function QuizReport({ lessonId, digits, teacherName }: QuizReportProps) {
  const [version, setVersion] = useState<number | null>(null);
  const { hash } = useLocation();
  const [tab, setTab] = useState(hash === '#desk' ? 'desk' : 'questions');
  const read = useRead(
    'GET /api/teach/results/{lessonId}',
    { params: { lessonId }, query: version === null ? {} : { version } },
    { freshMs: 0 },
  );
  return (
    <ReadGate
      read={read}
      waiting="بنجيب النتيجة"
      failed={
        <PageFailed read={read}>
          <ButtonLink look="line" to={teachResultsPath()}>
            كل النتايج
          </ButtonLink>
        </PageFailed>
      }
    >
      {({ data }) => (
        <Report
          {...{ report: data, lessonId, digits, teacherName, tab }}
          onTab={setTab}
          onVersion={setVersion}
          refresh={read.refresh}
        />
      )}
    </ReadGate>
  );
}

type QuizFigures = Reply<'GET /api/teach/results/{lessonId}'>['data'];

function Report({
  report,
  lessonId,
  digits,
  teacherName,
  tab,
  onTab,
  onVersion,
  refresh,
}: QuizReportProps & {
  report: QuizFigures;
  tab: string;
  onTab: (tab: string) => void;
  onVersion: (version: number) => void;
  refresh: () => Promise<void>;
}) {
  const inVersions = report.versions.reduce((sum, each) => sum + each.papers, 0);
  const papers = inVersions + report.release.waiting + report.release.forNow;
  const current = report.versions.find(({ version }) => version === report.currentVersion);
  const judgedOtherwise = inVersions - (current?.papers ?? 0);
  const editor = teachLessonPath(report.courseId, { id: lessonId, type: report.lessonType });
  const kept = useKeptResultsTime(lessonId, report.release.resultsAt);
  const [isTimeChosen] = useState(() => kept.read() !== undefined);
  const number = (value: number) => formatCount(value, digits);
  const tabs = [
    {
      id: 'questions',
      label: 'الأسئلة',
      content: (
        <ItemAnalysis
          questions={report.questions}
          papers={report.figures?.papers ?? 0}
          waiting={report.release.waiting}
          judgedPapers={report.judgedPapers}
          editor={report.version === report.currentVersion ? editor : null}
          digits={digits}
          misses={(item) => <GapMisses {...{ lessonId, item, digits, refresh }} isExam={report.isExam} />}
        />
      ),
    },
    {
      id: 'papers',
      label: `الورق ${number(papers)}`,
      content: tab === 'papers' && (
        <QuizPapers
          lessonId={lessonId}
          currentVersions={current?.together ?? [report.currentVersion]}
          digits={digits}
        />
      ),
    },
    // Also where it is no exam any more: what waits is decided there.
    ...(report.isExam || report.release.forNow > 0
      ? [
          {
            id: 'desk',
            label: 'دلوقتي',
            content: tab === 'desk' && <ExamDesk lessonId={lessonId} digits={digits} onDecided={refresh} />,
          },
        ]
      : []),
    {
      id: 'missing',
      label: `ما سلّموش ${unhandedWords(report.missing, digits)}`,
      content: tab === 'missing' && (
        <MissingPapers lessonId={lessonId} quizName={report.lessonName} teacherName={teacherName} digits={digits} />
      ),
    },
    ...(report.flags.length > 0
      ? [
          {
            id: 'flags',
            label: `محتاج نظرة ${number(report.flags.length)}`,
            content: <FlaggedPapers flags={report.flags} lessonId={lessonId} digits={digits} />,
          },
        ]
      : []),
  ];

  return (
    <div className="console-page">
      <WayBack to={teachResultsPath()}>كل النتايج</WayBack>
      <div className="console-head">
        <div className="report-title">
          <h1>
            <RtlTitle>{report.lessonName}</RtlTitle>
          </h1>
          <p className="muted">
            <RtlTitle>{report.unitName}</RtlTitle>، <RtlTitle>{report.courseName}</RtlTitle>
          </p>
        </div>
        <div className="console-actions">
          {/* Sheets of a version before are read by their own. */}
          {(report.versions.length > 1 || mayHaveSheet(report.questions)) && (
            <ButtonLink look="line" size="small" to={teachReadSheetsPath({ lessonId })}>
              اقرا ورق التظليل
            </ButtonLink>
          )}
          {papers > 0 && <MarksToExcel lessonId={lessonId} lessonName={report.lessonName} digits={digits} />}
        </div>
      </div>
      {(report.versions.length > 1 || report.version !== report.currentVersion) && (
        <div className="report-versions">
          <p className="muted">
            إجابات الامتحان أو درجاته اتعدّلت، فكل نسخة بتتحسب لوحدها.
            {report.version !== report.currentVersion && ' دي نسخة قديمة غير اللي الطلبة بتشوفها دلوقتي.'}
          </p>
          <Chips label="نسخة الامتحان">
            {report.versions.map((each) => (
              <Chip key={each.version} chosen={each.version === report.version} onClick={() => onVersion(each.version)}>
                {each.version === report.currentVersion ? 'النسخة الحالية' : `نسخة ${number(each.version)}`}
                <bdi>({number(each.papers)})</bdi>
              </Chip>
            ))}
          </Chips>
          {judgedOtherwise > 0 && (
            <ButtonLink look="line" size="small" to={`${editor}#regrade`}>
              {judgedBeforeWords(judgedOtherwise, digits)}
            </ButtonLink>
          )}
        </div>
      )}
      <ScoreSpread
        figures={report.figures}
        distribution={report.distribution}
        missing={report.missing}
        waiting={report.release.waiting}
        forNow={report.release.forNow}
        digits={digits}
      />
      <details className="report-release" open={isComing(report.release.resultsAt) || isTimeChosen}>
        <summary>{releaseWords(report.release, digits)}</summary>
        <ResultsTimeField
          key={report.release.resultsAt}
          lessonId={lessonId}
          resultsAt={report.release.resultsAt}
          counts={report.release}
          digits={digits}
          refresh={refresh}
        />
      </details>
      <Tabs label="تفاصيل الامتحان" tabs={tabs} chosen={tab} onChoose={onTab} />
    </div>
  );
}

const isComing = (resultsAt: number | null): boolean => resultsAt !== null && resultsAt > Date.now();

/** What the class knows of its marks now, in a line. */
function releaseWords({ resultsAt, held }: QuizFigures['release'], digits: DigitStyle): string {
  if (resultsAt === null) return 'النتايج بتظهر للطلبة أول ما تجهز';
  const moment = resultsMoment(resultsAt, digits);
  if (!isComing(resultsAt)) return `النتايج اتعلنت ${moment}`;
  const papers = held > 0 ? `، وجاهز منها ${countedNoun(held, PAPER, digits)}` : '';
  return `النتايج مستخبية لحد ${moment}${papers}`;
}
