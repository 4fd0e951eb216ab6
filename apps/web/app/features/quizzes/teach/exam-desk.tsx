import { MINUTE, QUESTION, STUDENT } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { PageFailed } from '../../../teach-shell/frame/page-failed.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import type { MinutesFor } from './give-minutes.tsx';
import { HeldWork } from './held-work.tsx';
import '../../../teach-shell/reports/console-table.css';
import './exam-desk.css';

const GiveMinutes = lazy(async () => ({ default: (await import('./give-minutes.tsx')).GiveMinutes }));

const LOOK_EVERY_MS = 30_000;

interface ExamDeskProps {
  lessonId: number;
  digits: DigitStyle;
  onDecided: () => Promise<void>;
}

/** Who sits the exam now and for how long, and the work that came too late. */
export function ExamDesk({ lessonId, digits, onDecided }: ExamDeskProps) {
  const read = useRead('GET /api/teach/exams/{lessonId}', { params: { lessonId } }, { freshMs: 0 });
  // Asked for by the console's own frame, where what waits is counted.
  const needs = useRead('GET /api/teach/needs', {}, { wanted: false });
  const [giving, setGiving] = useState<MinutesFor | null>(null);
  const look = useEffectEvent(() => void read.refresh());
  useEffect(() => {
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <ReadGate read={read} waiting="بنشوف مين جوه" failed={<PageFailed read={read} />}>
      {({ data: desk }) => (
        <div className="exam-desk">
          <section aria-label="جوه الامتحان دلوقتي">
            <div className="exam-desk-head">
              <h2>
                {desk.sitting.length === 0
                  ? 'مفيش حد جوه دلوقتي'
                  : `جوه دلوقتي ${countedNoun(desk.sitting.length, STUDENT, digits)}`}
              </h2>
              {desk.sitting.length > 0 && (
                <Button look="line" size="small" onClick={() => setGiving({ studentId: null, name: null })}>
                  زوّد وقت للكل
                </Button>
              )}
            </div>
            {desk.sitting.length > 0 && (
              <ul className="exam-sitting">
                {desk.sitting.map((each) => (
                  <li key={each.studentId}>
                    <b>
                      <RtlTitle>{each.name}</RtlTitle>
                    </b>
                    <span>باقي {countedNoun(minutesLeft(each.endsAt, desk.now), MINUTE, digits)}</span>
                    <span className="muted">
                      {/* The Arabic zero reads as a dot. */}
                      {each.answered === 0 ? 'لسه ماحلّش حاجة' : `حل ${formatNumber(each.answered, digits)}`} من{' '}
                      {countedNoun(desk.questionCount, QUESTION, digits)}
                      {each.extraMinutes > 0 && `، زيادة ${countedNoun(each.extraMinutes, MINUTE, digits)}`}
                    </span>
                    <Button look="quiet" size="small" onClick={() => setGiving(each)}>
                      زوّد وقت
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <HeldWork
            desk={desk}
            digits={digits}
            refresh={async () => void (await Promise.all([read.refresh(), onDecided(), needs.refresh()]))}
          />
          {giving && (
            <Suspense>
              <GiveMinutes
                lessonId={lessonId}
                to={giving}
                digits={digits}
                onClose={() => setGiving(null)}
                onGiven={async () => {
                  await read.refresh();
                  setGiving(null);
                }}
              />
            </Suspense>
          )}
        </div>
      )}
    </ReadGate>
  );
}

const minutesLeft = (endsAt: number, now: number): number => Math.max(0, Math.ceil((endsAt - now) / 60_000));
