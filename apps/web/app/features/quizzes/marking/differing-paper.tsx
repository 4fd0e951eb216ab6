import type { Reply } from '@hessa/contract/client';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { RubricTaps } from './rubric-taps.tsx';
import './differing-paper.css';

type Paper = Reply<'GET /api/teach/marking/{lessonId}/differences'>['data']['papers'][number];

interface DifferingPaperProps {
  lessonId: number;
  paper: Paper;
  /** Whose it is, or its number while names are hidden. */
  title: string;
  digits: DigitStyle;
  refresh: () => Promise<void>;
}

const totalOf = (given: readonly (number | null)[]) => given.reduce<number>((sum, each) => sum + (each ?? 0), 0);

/** One answer with what each of the two gave, and a press for whichever counts. */
export function DifferingPaper({ lessonId, paper, title, digits, refresh }: DifferingPaperProps) {
  const { question, number, studentId, text, criteria, at, first, second } = paper;
  const [own, setOwn] = useState<(number | null)[] | null>(null);
  const [row, setRow] = useState(0);
  const { busy, refusal, send } = useSending();
  const possible = criteria.reduce((sum, { marks }) => sum + marks, 0);
  const words = (marks: number) => (marks === 0 ? 'صفر' : formatNumber(marks, digits));

  function settle(given: readonly (number | null)[]): void {
    void send(async () => {
      const body = { question, studentId, basedOn: at, given: given.flatMap((marks) => marks ?? []) };
      await call('POST /api/teach/marking/{lessonId}/settle', { params: { lessonId }, body });
      await refresh();
    });
  }

  return (
    <article className="marking-paper differing" aria-label={`السؤال ${formatNumber(number, digits)}، ${title}`}>
      <header>
        <h2>
          <RtlTitle>{title}</RtlTitle>
        </h2>
        <p className="muted">
          السؤال <bdi>{formatNumber(number, digits)}</bdi>
        </p>
      </header>
      <p className="marking-text" dir="auto">
        {text}
      </p>
      <div className="differing-two">
        {[first, second].map((marking, place) => (
          <section key={marking.at} aria-label={place === 0 ? 'المصحّح الأول' : 'المصحّح التاني'}>
            <h3>
              <RtlTitle>{marking.name}</RtlTitle>
            </h3>
            <ul>
              {criteria.map((criterion, each) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a criterion is its place
                <li key={each}>
                  {criterion.name}: <bdi>{words(marking.given[each] ?? 0)}</bdi>
                </li>
              ))}
              {marking.comments.map((comment) => (
                <li key={comment} className="marking-said" dir="auto">
                  {comment}
                </li>
              ))}
            </ul>
            <Button look="line" size="small" busy={busy} onClick={() => settle(marking.given)}>
              خد <bdi>{words(totalOf(marking.given))}</bdi> من <bdi>{formatNumber(possible, digits)}</bdi>
            </Button>
          </section>
        ))}
      </div>
      {own === null ? (
        <div>
          <Button look="quiet" size="small" onClick={() => setOwn(criteria.map(() => null))}>
            درجة غير دول
          </Button>
        </div>
      ) : (
        <>
          <RubricTaps
            studentId={studentId}
            criteria={criteria}
            given={own}
            row={row}
            digits={digits}
            onRow={setRow}
            onGive={(criterion, marks) => setOwn(own.map((each, place) => (place === criterion ? marks : each)))}
          />
          <div>
            <Button size="small" busy={busy} disabled={own.includes(null)} onClick={() => settle(own)}>
              احسمها
            </Button>
          </div>
        </>
      )}
      {refusal && <p className="problem">{refusal.messageAr}</p>}
    </article>
  );
}
