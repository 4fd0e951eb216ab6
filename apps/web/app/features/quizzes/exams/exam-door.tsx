import { clockMinutes } from '@hessa/rules/quizzes/exams/sitting-time';
import { MARK, MINUTE, QUESTION, TRY } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber, formatPercent } from '@hessa/rules/text/digits';
import { countedAlone, countedNoun } from '@hessa/rules/text/plural';
import type { ReactNode } from 'react';
import { useSending } from '../../../api/use-sending.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { countsSeconds, minutesAndSeconds } from '../../../ui/lesson/exam-time-left.ts';
import { Note } from '../../../ui/notices/note.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { examMoment } from './exam-moment.ts';
import type { ExamState } from './exam-paper.ts';
import { useExamTime } from './use-exam-time.ts';

interface ExamDoorProps {
  exam: ExamState;
  digits: DigitStyle;
  lead: ReactNode;
  heading: 'h1' | 'h2';
  back: ReactNode;
  onStart: () => Promise<void>;
  /** Why somebody who came for something else stands here. */
  note?: ReactNode;
  /** The attempts that were handed in. */
  children: ReactNode;
}

/** What a student reads before the clock runs. */
export function ExamDoor({ exam, digits, lead, heading: Heading, back, onStart, note, children }: ExamDoorProps) {
  const { busy, refusal, send } = useSending();
  const { door, sitting } = exam;
  const mayStart = sitting !== null || door === 'open';
  const acts = (
    <>
      {refusal && <Note tone="wrong" title={refusal.messageAr} />}
      {sitting?.elsewhere && (
        <Note tone="info" still title="الامتحان مفتوح على جهاز تاني">
          لو كمّلت هنا هتاخد نفس الورقة بإجاباتها، والجهاز التاني هيقف.
        </Note>
      )}
      <div className="exam-door-acts">
        {mayStart && (
          <Button busy={busy} onClick={() => void send(onStart)}>
            {startWords(exam, busy)}
          </Button>
        )}
        {back}
      </div>
    </>
  );
  return (
    <div className={exam.papers.length > 0 ? 'wrap exam-door exam-door-done' : 'wrap exam-door'}>
      <div className="exam-door-head">
        {lead}
        <Heading>
          <RtlTitle>{exam.lessonName}</RtlTitle>
        </Heading>
      </div>
      {note}
      {/* Its clock runs: the way in stands before all that can be read later. */}
      {sitting ? acts : children}
      {(mayStart || door === 'not-yet') && (
        <>
          <dl className="exam-facts">
            <Fact name="الأسئلة">{countedAlone(exam.questionCount, QUESTION, digits)}</Fact>
            {sitting ? (
              <Fact name="باقي من وقتك">
                <TimeLeft endsAt={sitting.endsAt} digits={digits} />
              </Fact>
            ) : (
              <Fact name="الوقت">{countedAlone(exam.minutes, MINUTE, digits)}</Fact>
            )}
            <Fact name="الدرجة">{countedAlone(exam.possible, MARK, digits)}</Fact>
            <TriesFact exam={exam} digits={digits} />
            {exam.passMark !== null && <Fact name="النجاح من">{formatPercent(exam.passMark, digits)}</Fact>}
          </dl>
          <ul className="exam-terms">
            {exam.extraMinutes > 0 && <li>من الوقت ده {countedNoun(exam.extraMinutes, MINUTE, digits)} زيادة ليك.</li>}
            {exam.attempts > 1 && (
              <li>{exam.counts === 'best' ? 'أحسن محاولة هي اللي بتتحسب.' : 'آخر محاولة هي اللي بتتحسب.'}</li>
            )}
            {exam.lastStartAt !== null && (
              <li>
                آخر ميعاد تبدأ فيه: <bdi dir="rtl">{examMoment(exam.lastStartAt, digits)}</bdi>. اللي بيبدأ قبله بياخد
                وقته كله.
              </li>
            )}
            <li>{sitting ? 'الوقت ماشي من ساعة ما بدأت،' : 'الوقت بيبدأ أول ما تدوس،'} وبيمشي حتى لو قفلت الصفحة.</li>
            <li>لو النت قطع كمّل عادي: إجاباتك بتتسجّل على جهازك وبتتبعت لما يرجع.</li>
            <li>تقدر تنط بين الأسئلة وتسيب اللي مش عارفه، ولما الوقت يخلص ورقتك بتتسلّم لوحدها.</li>
          </ul>
        </>
      )}
      {sitting && children}
      {door === 'not-yet' && exam.opensAt !== null && (
        <Note tone="info" still title="الامتحان لسه مفتحش">
          هيفتح <bdi dir="rtl">{examMoment(exam.opensAt, digits)}</bdi>.
        </Note>
      )}
      {door === 'over' && !sitting && exam.papers.length === 0 && (
        <Note tone="warn" still title="ميعاد بداية الامتحان عدّى">
          كمّل اللي بعده عادي، ولو كان عندك ظرف كلّم المشرف.
        </Note>
      )}
      {door === 'no-attempts' && !sitting && exam.papers.length === 0 && (
        <Note tone="info" still title="حلّيت الامتحان ده قبل كده">
          ورقتك ودرجتك محفوظين، ومفيش محاولة تانية. لو محتاج واحدة كلّم المشرف.
        </Note>
      )}
      {!sitting && acts}
    </div>
  );
}

/** Of an attempt under way, counted as on its paper. */
function TimeLeft({ endsAt, digits }: { endsAt: number; digits: DigitStyle }) {
  const { ms } = useExamTime(endsAt);
  return countsSeconds(ms) ? minutesAndSeconds(ms, digits) : countedAlone(clockMinutes(ms), MINUTE, digits);
}

function startWords({ sitting, papers }: ExamState, busy: boolean): string {
  if (busy) return 'بنجهّز ورقتك';
  if (sitting) return sitting.elsewhere ? 'كمّل الامتحان هنا' : 'كمّل الامتحان';
  return papers.length > 0 ? 'ابدأ محاولة جديدة' : 'ابدأ الامتحان';
}

/** Which attempt runs, how many are left of several, or how many there are. */
function TriesFact({ exam, digits }: Pick<ExamDoorProps, 'exam' | 'digits'>) {
  const { attempts, used, sitting } = exam;
  if (sitting && attempts > 1) {
    const all = formatNumber(Math.max(attempts, sitting.number), digits);
    return <Fact name="المحاولة">{`${formatNumber(sitting.number, digits)} من ${all}`}</Fact>;
  }
  if (attempts === 1) return <Fact name="المحاولات">واحدة</Fact>;
  return <Fact name={used > 0 ? 'فاضلك' : 'المحاولات'}>{countedAlone(attempts - used, TRY, digits)}</Fact>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
