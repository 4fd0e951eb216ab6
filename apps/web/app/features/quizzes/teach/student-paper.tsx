import type { Reply } from '@hessa/contract/client';
import { teachQuizReportPath, teachStudentPath } from '@hessa/rules/pages/console-pages';
import { paperPercentText } from '@hessa/rules/quizzes/shown-percent';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { ReasonDialog } from '../../../teach-shell/editing/reason-dialog.tsx';
import { PageFailed } from '../../../teach-shell/frame/page-failed.tsx';
import { exactMoment } from '../../../teach-shell/reports/short-date.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { Toast } from '../../../ui/notices/toast.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { ResultReview } from '../result-review.tsx';
import { ResultSheet } from '../result-sheet.tsx';
import '../result-paper.css';
import './student-paper.css';

interface StudentPaperProps {
  lessonId: number;
  studentId: string;
  digits: DigitStyle;
}

/** One student's marked paper, as the student sees it, and the way to let them take it again. */
export function StudentPaper({ lessonId, studentId, digits }: StudentPaperProps) {
  const params = { lessonId, studentId };
  const read = useRead('GET /api/teach/results/{lessonId}/students/{studentId}', { params }, { freshMs: 0 });
  return (
    <ReadGate
      read={read}
      waiting="بنجيب الورقة"
      failed={
        <PageFailed read={read}>
          <ButtonLink look="line" to={teachQuizReportPath({ lessonId: lessonId })}>
            نتيجة الامتحان
          </ButtonLink>
        </PageFailed>
      }
    >
      {({ data }) => <Paper {...data} {...params} digits={digits} refresh={read.refresh} />}
    </ReadGate>
  );
}

type PaperOfStudent = Reply<'GET /api/teach/results/{lessonId}/students/{studentId}'>['data'];

function Paper({
  lessonId,
  studentId,
  digits,
  refresh,
  ...found
}: StudentPaperProps & PaperOfStudent & { refresh: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const [news, setNews] = useState<string | null>(null);
  const { paper, studentName, lessonName, sheet, reopenings } = found;

  return (
    <div className="console-page">
      <div className="console-head">
        <div className="paper-title">
          <h1>
            ورقة <RtlTitle>{studentName}</RtlTitle>
          </h1>
          <p className="muted">
            <TextLink to={teachQuizReportPath({ lessonId })}>
              <RtlTitle>{lessonName}</RtlTitle>
            </TextLink>
          </p>
        </div>
        <div className="console-actions">
          <ButtonLink look="quiet" size="small" to={teachStudentPath({ studentId })}>
            صفحة الطالب
          </ButtonLink>
          {paper && (
            <Button look="line" size="small" onClick={() => setAsking(true)}>
              افتح الامتحان تاني
            </Button>
          )}
        </div>
      </div>
      {!paper && (
        <Note
          tone="info"
          title={reopenings.length > 0 ? 'الامتحان اتفتح تاني ومستنيين الورقة' : 'الامتحان ده لسه ما اتسلّمش'}
        />
      )}
      {paper && sheet && (
        <p>
          ورقة التظليل، النموذج {sheet.letter}، اتقرت <bdi>{exactMoment(sheet.readAt, digits)}</bdi>:{' '}
          <a href={sheet.page} target="_blank" rel="noreferrer">
            صورة الورقة
          </a>
        </p>
      )}
      {paper && (
        <div className="marked-paper">
          <ResultSheet key={paper.submittedAt} result={paper} studentName={studentName} digits={digits} />
          <ResultReview result={paper} digits={digits} reader="teacher" />
        </div>
      )}
      {reopenings.length > 0 && (
        <section className="paper-history" aria-labelledby="earlier-papers">
          <h2 id="earlier-papers">ورق قبل كده</h2>
          <ul>
            {reopenings.map(({ at, byName, reason, score, submittedAt }) => (
              <li key={at}>
                <b>
                  <bdi dir="rtl">{score === null ? 'لسه ما اتصححتش' : paperPercentText(score, digits)}</bdi>
                </b>
                <span>
                  اتسلّمت <bdi>{exactMoment(submittedAt, digits)}</bdi>
                </span>
                <span className="muted">
                  <RtlTitle>{byName}</RtlTitle> فتح الامتحان تاني <bdi>{exactMoment(at, digits)}</bdi>:{' '}
                  <RtlTitle>{reason}</RtlTitle>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {asking && paper && (
        <ReasonDialog
          title="افتح الامتحان تاني"
          confirm="افتح الامتحان"
          placeholder="مثلًا: النت قطع وسط الامتحان"
          onClose={() => setAsking(false)}
          onConfirm={async (reason) => {
            await call('POST /api/teach/results/{lessonId}/students/{studentId}/reopen', {
              params: { lessonId, studentId },
              body: { submittedAt: paper.submittedAt, reason },
            });
            setAsking(false);
            setNews('الامتحان اتفتح تاني');
            await refresh();
          }}
        >
          الدرجة دي هتتشال من النتايج ومن لوحة الشرف لحد ما الامتحان يتحل تاني، والدروس اللي بعده هتتقفل لحد التسليم.
          الورقة القديمة هتفضل محفوظة هنا.
        </ReasonDialog>
      )}
      <Toast onGone={() => setNews(null)}>{news}</Toast>
    </div>
  );
}
