import { daysUntil, extendedCourseEnd, extendedEnd, likelyUnit } from '@hessa/rules/desk/call-time';
import { extensionFault } from '@hessa/rules/enrolment/extension-limit';
import { DAY } from '@hessa/rules/text/counted-nouns';
import { formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useSending } from '../../api/use-sending.ts';
import { lastDayProblem, momentOfLastDay } from '../../teach-shell/editing/last-day.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chip, Chips } from '../../ui/controls/chips.tsx';
import { PenStrike } from '../../ui/drawings/pen-strike.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { dayText } from '../../ui/text/day-text.ts';
import { Highlight } from '../../ui/text/highlight.tsx';
import { weekdayText } from '../../ui/text/weekday-text.ts';
import { extendedMessage, type Greeting, unitTimeText } from './call-words.ts';
import type { CallSheetProps, CardUnit } from './card.ts';

const REASONS = ['النت كان فاصل', 'تعب', 'سفر'] as const;
const UNSAID = 'مكالمة';

/** More time for one unit, or for the whole course: what is now, what will be, and one press. */
export function TimeSheet({ card, greeting, onClose, onDone }: CallSheetProps & { greeting: Greeting }) {
  const { digits } = greeting;
  const [now] = useState(() => Date.now());
  const timed = card.courses.filter(({ openToAll }) => !openToAll);
  const [unitId, setUnitId] = useState(() => likelyUnit(timed.flatMap(({ units }) => units))?.unitId ?? 0);
  const [isWhole, setWhole] = useState(false);
  const [days, setDays] = useState<3 | 7 | null>(7);
  const [lastDay, setLastDay] = useState('');
  const [reason, setReason] = useState<string>(UNSAID);
  const { busy, refusal, send } = useSending();
  const course = timed.find(({ units }) => units.some((unit) => unit.unitId === unitId));
  const unit = course?.units.find((each) => each.unitId === unitId);
  if (!course || !unit) {
    return (
      <Dialog title="الوقت خلص" onClose={onClose}>
        <p>مفيش وحدة وقتها بيخلص: كل اللي مع الطالب مفتوح على طول، أو مش مشترك في حاجة.</p>
      </Dialog>
    );
  }

  const until =
    days === null
      ? momentOfLastDay(lastDay).getTime() || null
      : isWhole
        ? extendedCourseEnd(course.units, days, now)
        : extendedEnd(unit.time.endsAt, days, now);
  const what = isWhole ? 'كل وحدات الكورس' : unitWords(unit);
  const fault = until === null ? null : extensionFault(new Date(until), new Date(now));
  const day = (moment: number) => dayText(new Date(moment), new Date(now), digits);

  async function give(moment: number) {
    const params = { studentId: card.student.id };
    const end = new Date(moment).toISOString();
    const was = isWhole ? (course?.extendedUntil ?? null) : (unit?.extendedUntil ?? null);
    const back = was !== null && Date.parse(was) > now ? was : null;
    const set = (before: string | null, after: string | null) =>
      isWhole
        ? call('POST /api/teach/students/{studentId}/extend', {
            params,
            body: { courseId: course?.courseId ?? 0, was: before, until: after, reason },
          })
        : call('POST /api/teach/students/{studentId}/extend-unit', {
            params,
            body: { unitId, was: before, until: after, reason },
          });
    await set(was, end);
    const message = extendedMessage(greeting, isWhole ? `كل وحدات «${course?.courseName}»` : what, moment, now);
    onDone({
      said: `${what} اتفتحت لحد ${day(moment)}`,
      undo: () => set(end, back),
      toStudent: message,
      toParent: message,
    });
  }

  return (
    <Dialog title="الوقت خلص" busy={busy} onClose={onClose}>
      <div className="call-sheet">
        {timed.length > 1 && (
          <SelectField
            label="أنهي كورس؟"
            value={String(course.courseId)}
            options={timed.map(({ courseId, courseName }) => ({ value: String(courseId), label: courseName }))}
            onChange={(event) => {
              const chosen = timed.find(({ courseId }) => String(courseId) === event.target.value);
              setUnitId(likelyUnit(chosen?.units ?? [])?.unitId ?? unitId);
            }}
          />
        )}
        {course.units.length > 1 && (
          <SelectField
            label="أنهي وحدة؟"
            value={String(unitId)}
            options={course.units.map((each) => ({
              value: String(each.unitId),
              label: `${formatNumber(each.number, digits)}. ${each.name}، ${unitTimeText(each, now, digits)}`,
            }))}
            onChange={(event) => setUnitId(Number(event.target.value))}
          />
        )}
        <fieldset className="call-halves" aria-label="نفتح إيه؟">
          <button type="button" aria-pressed={!isWhole} onClick={() => setWhole(false)}>
            {unitWords(unit)} بس
          </button>
          <button type="button" aria-pressed={isWhole} onClick={() => setWhole(true)}>
            الكورس كله
          </button>
        </fieldset>
        <Chips label="لحد إمتى؟">
          {([3, 7] as const).map((each) => (
            <Chip key={each} chosen={days === each} onClick={() => setDays(each)}>
              <bdi dir="rtl">+{countedNoun(each, DAY, digits)}</bdi>
            </Chip>
          ))}
          <Chip chosen={days === null} onClick={() => setDays(null)}>
            لحد يوم
          </Chip>
        </Chips>
        {days === null && (
          <Field
            label="آخر يوم"
            type="date"
            script="latin"
            value={lastDay}
            problem={lastDay !== '' && lastDayProblem(lastDay)}
            onChange={(event) => setLastDay(event.target.value)}
          />
        )}
        <dl className="call-change">
          <div>
            <dt>دلوقتي</dt>
            <dd>
              <PenStrike>{nowWords(unit, now, digits)}</PenStrike>
            </dd>
          </div>
          <div>
            <dt>بعدها</dt>
            <dd>
              {until === null || fault ? (
                'اختار اليوم'
              ) : (
                <>
                  <Highlight>مفتوحة لحد {weekdayText(until, now, digits)}</Highlight>
                  <small>
                    باقي {countedNoun(daysUntil(until, now), DAY, digits)}.{' '}
                    {isWhole ? 'كل وحدات الكورس.' : 'باقي الوحدات زي ما هي.'}
                  </small>
                </>
              )}
            </dd>
          </div>
        </dl>
        <Chips label="السبب (اختياري)">
          {REASONS.map((each) => (
            <Chip key={each} chosen={reason === each} onClick={() => setReason(reason === each ? UNSAID : each)}>
              {each}
            </Chip>
          ))}
        </Chips>
        {refusal && <Note tone="wrong" title={refusal.messageAr} />}
        <Button
          wide
          busy={busy}
          disabled={until === null || fault !== null}
          onClick={() => until !== null && void send(() => give(until))}
        >
          <IconHourglass size={20} aria-hidden="true" />
          {until === null || fault ? 'اختار اليوم' : `افتح ${isWhole ? 'الكورس' : unitWords(unit)} لحد ${day(until)}`}
        </Button>
        {timed.length === 1 && (
          <p className="muted">
            <RtlTitle>{course.courseName}</RtlTitle>
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** By its name, as everywhere: which one of the course it is need not be what it is called. */
function unitWords({ name }: CardUnit): string {
  return `«${name}»`;
}

function nowWords({ time }: CardUnit, now: number, digits: Greeting['digits']): string {
  if (time.endsAt === null) return 'مفتوحة على طول';
  const day = weekdayText(time.endsAt, now, digits);
  return time.state === 'closed' || Date.parse(time.endsAt) <= now ? `مقفولة من ${day}` : `مفتوحة لحد ${day}`;
}
