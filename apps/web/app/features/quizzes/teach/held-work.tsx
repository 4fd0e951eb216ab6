import { TOO_LATE_TO_WAIT } from '@hessa/rules/quizzes/exams/judge-answers';
import { paperPercentText } from '@hessa/rules/quizzes/shown-percent';
import { ANSWER } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import { HELD_REASON_WORDS } from '../../../teach-shell/results/held-reasons.ts';
import { resultsMoment } from '../../../teach-shell/results/results-moment.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import type { WatchedExam } from './watched-exam.ts';

type Held = WatchedExam['held'][number];

interface HeldWorkProps {
  desk: WatchedExam;
  digits: DigitStyle;
  refresh: () => Promise<void>;
}

/** Answers that wait for the teacher, each with its story and two presses. */
export function HeldWork({ desk, digits, refresh }: HeldWorkProps) {
  if (desk.held.length === 0) return null;
  const isWaiting = desk.held.some(({ decision, reason }) => decision === null && !TOO_LATE_TO_WAIT.includes(reason));
  return (
    <section aria-label="إجابات متأخرة">
      <h2>{isWaiting ? 'إجابات متأخرة مستنية قرارك' : 'إجابات متأخرة'}</h2>
      <p className="muted">المواعيد دي من موبايل الطالب. بتقول كتير، بس مش دليل قاطع: القرار ليك.</p>
      <ul className="exam-held">
        {desk.held.map((held) => (
          <HeldLine key={held.id} {...{ held, digits, refresh }} lessonId={desk.lessonId} />
        ))}
      </ul>
    </section>
  );
}

function HeldLine({ held, lessonId, digits, refresh }: Omit<HeldWorkProps, 'desk'> & { held: Held; lessonId: number }) {
  const { busy, refusal, send } = useSending();
  const isTooLate = TOO_LATE_TO_WAIT.includes(held.reason);
  const moment = (at: number) => resultsMoment(at, digits);
  const percent = (score: number | null) => (score === null ? 'لسه بتتصحح' : paperPercentText(score, digits));
  // By what is read of them: two that differ in a hundredth look the same.
  const isSame = percent(held.scoreWith) === percent(held.scoreWithout);
  const decide = (decision: Held['decision']) =>
    void send(async () => {
      try {
        await call('PUT /api/teach/exams/{lessonId}/held/{heldId}', {
          params: { lessonId, heldId: held.id },
          body: { decision },
        });
      } finally {
        await refresh();
      }
    });
  return (
    <li>
      <p>
        <b>
          <RtlTitle>{held.name}</RtlTitle>
        </b>{' '}
        {held.decision && (
          <Badge tone={held.decision === 'accepted' ? 'right' : 'plain'}>
            {held.decision === 'accepted' ? 'قبلتها' : 'رفضتها'}
          </Badge>
        )}
        {held.decision === null && isTooLate && <Badge tone="warn">بعد ما الإجابات اتفتحت</Badge>}
      </p>
      <p>
        {countedAlone(held.answers, ANSWER, digits)}. {HELD_REASON_WORDS[held.reason]}.
      </p>
      {isTooLate && <p>درجته اللي ظهرت له ثابتة زي ما هي، ومش مستنية قرارك.</p>}
      <p className="muted">
        الوقت خلص <bdi dir="rtl">{moment(held.endsAt)}</bdi>، ووصلت <bdi dir="rtl">{moment(held.receivedAt)}</bdi>. آخر
        إجابة مكتوبة <bdi dir="rtl">{moment(held.lastAt)}</bdi>
        {held.saysInTime ? '، يعني في الوقت' : '، يعني بعد الوقت'}
        {held.isSigned ? '، وجاية من صفحة الامتحان نفسها.' : '، ومش متأكدين إنها جاية من صفحة الامتحان نفسها.'}
      </p>
      <p>
        {held.decision !== 'accepted' && 'لو اتقبلت '}
        {held.scoreWith === null ? (
          <>ورقته {held.decision === 'accepted' ? 'مستنية' : 'تستنى'} تصحيح المقالي اللي فيها، ودرجته من غيرها </>
        ) : isSame ? (
          <>درجته {held.decision === 'accepted' ? 'فضلت' : 'هتفضل'} زي ما هي </>
        ) : (
          <>
            درجته {held.decision === 'accepted' ? 'بقت' : 'تبقى'} <bdi dir="rtl">{percent(held.scoreWith)}</bdi> بدل{' '}
          </>
        )}
        <bdi dir="rtl">{percent(held.scoreWithout)}</bdi>.
      </p>
      {refusal && <Note tone="wrong" title={refusal.messageAr} />}
      <div className="exam-held-acts">
        {held.decision === null ? (
          <>
            <Button look={isTooLate ? 'line' : 'solid'} size="small" busy={busy} onClick={() => decide('accepted')}>
              اقبلها
            </Button>
            <Button look="line" size="small" busy={busy} onClick={() => decide('refused')}>
              ارفضها
            </Button>
          </>
        ) : (
          <Button look="quiet" size="small" busy={busy} onClick={() => decide(null)}>
            ارجع في القرار
          </Button>
        )}
      </div>
    </li>
  );
}
