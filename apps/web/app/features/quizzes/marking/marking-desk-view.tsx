import { teachMarkingDeskPath } from '@hessa/rules/pages/console-pages';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { ChipLink, Chips } from '../../../ui/controls/chips.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { CommentBank } from './comment-bank.tsx';
import { MarkedPaper } from './marked-paper.tsx';
import { RubricTaps } from './rubric-taps.tsx';
import { type DeskQuestion, isWhole, type MarkingDesk, useMarking } from './use-marking.ts';
import { useMarkingKeys } from './use-marking-keys.ts';

interface MarkingDeskViewProps {
  lessonId: number;
  desk: MarkingDesk;
  question: DeskQuestion;
  digits: DigitStyle;
}

const CONFLICTS: Readonly<Record<string, string>> = {
  changed: 'حد تاني صحّح الورقة دي وإنت بتصحّحها. درجاته هي اللي قدامك دلوقتي، غيّرها لو عايز واحفظ تاني.',
  gone: 'الورقة دي مبقتش موجودة: الامتحان اتفتح لصاحبها تاني.',
  misfit: 'بنود التصحيح اتغيّرت. حدّث الصفحة وصحّح تاني.',
};

/** One question, one paper after the other; names are hidden until they are asked for. */
export function MarkingDeskView({ lessonId, desk, question, digits }: MarkingDeskViewProps) {
  const marking = useMarking(lessonId, question);
  const { papers } = marking;
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      papers.findIndex(({ marking: known }) => known === null),
    ),
  );
  const [row, setRow] = useState(0);
  const [showsNames, setShowsNames] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const paper = papers[at] ?? papers[0];
  const marked = papers.filter((each) => each.marking !== null).length;

  function goTo(place: number): void {
    setAt(place);
    setRow(0);
    top.current?.scrollIntoView({ block: 'start' });
  }

  /** The next that waits, around the end; the next one where none does. */
  function goOn(saved: boolean): void {
    const places = papers.map((_, place) => (at + 1 + place) % papers.length);
    const waits = (place: number) => papers[place]?.marking === null && !(saved && place === at);
    const next = places.find(waits) ?? Math.min(at + 1, papers.length - 1);
    if (next !== at) goTo(next);
  }

  const draft = paper && marking.draftOf(paper);
  const canSave = draft !== undefined && isWhole(draft) && !marking.busy;

  async function save(): Promise<void> {
    if (paper && canSave && (await marking.save(paper))) goOn(true);
  }

  function give(criterion: number, marks: number): void {
    if (!paper || marks > (paper.criteria[criterion]?.marks ?? -1)) return;
    marking.change(paper, ({ given }) => ({ given: given.map((each, place) => (place === criterion ? marks : each)) }));
    setRow(Math.min(criterion + 1, paper.criteria.length - 1));
  }

  useMarkingKeys({
    give: (marks) => give(row, marks),
    toRow: (step) => setRow(Math.min(Math.max(row + step, 0), (paper?.criteria.length ?? 1) - 1)),
    save: () => void save(),
    later: () => goOn(false),
  });

  if (!paper || !draft) return null;
  const total = draft.given.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  const possible = paper.criteria.reduce((sum, { marks }) => sum + marks, 0);
  const toggle = (text: string) =>
    marking.change(paper, ({ comments }) => ({
      comments: comments.includes(text) ? comments.filter((each) => each !== text) : [...comments, text],
    }));

  return (
    <div ref={top} className="console-page marking-desk">
      <div className="console-head">
        <div>
          <h1>
            السؤال <bdi>{formatNumber(question.number, digits)}</bdi>
          </h1>
          <p className="muted">
            <RtlTitle>{desk.lessonName}</RtlTitle>
          </p>
        </div>
        <Checkbox checked={!showsNames} onChange={({ target }) => setShowsNames(!target.checked)}>
          الأسماء مخفية
        </Checkbox>
      </div>
      {desk.questions.length > 1 && (
        <Chips label="أسئلة الامتحان المقالية" links>
          {desk.questions.map(({ identity, number, waiting }) => (
            <ChipLink
              key={identity}
              chosen={identity === question.identity}
              to={`${teachMarkingDeskPath({ lessonId })}?question=${identity}`}
            >
              السؤال {formatNumber(number, digits)}
              {waiting > 0 && <bdi> ({formatNumber(waiting, digits)})</bdi>}
            </ChipLink>
          ))}
        </Chips>
      )}
      <div className="marking-progress">
        <span aria-live="polite">
          {/* The Arabic zero reads as a dot. */}
          <bdi>{marked === 0 ? 'ولا ورقة' : formatNumber(marked, digits)}</bdi> من{' '}
          <bdi>{formatNumber(papers.length, digits)}</bdi>
        </span>
        <ProgressBar percent={(marked / papers.length) * 100} label="اللي اتصحّح" thin />
      </div>
      {question.hasMore && <Note tone="info" title="فيه ورق تاني هيظهر هنا لما تخلّص دول وتفتح الصفحة تاني." />}
      {marking.overtaken && <Note tone="warn" title={CONFLICTS[marking.overtaken] ?? ''} />}
      {marking.refusal && (
        <Note tone="wrong" title={marking.refusal.messageAr}>
          <p>اللي صحّحته محفوظ هنا، وهيتبعت مع أول حفظ ينجح.</p>
        </Note>
      )}
      <div className="marking-columns">
        <MarkedPaper
          question={question}
          paper={paper}
          number={at + 1}
          name={showsNames ? paper.name : null}
          comments={draft.comments}
          digits={digits}
        />
        <div className="marking-panel">
          <RubricTaps
            criteria={paper.criteria}
            given={draft.given}
            row={row}
            digits={digits}
            onGive={give}
            onRow={setRow}
          />
          <p className="marking-total">
            الدرجة{' '}
            <b>
              <bdi>{total === 0 ? 'صفر' : formatNumber(total, digits)}</bdi> من{' '}
              <bdi>{formatNumber(possible, digits)}</bdi>
            </b>
            {marking.hasDraft(paper.studentId) && <span className="muted"> المسودة اتحفظت</span>}
          </p>
          <CommentBank bank={desk.comments} given={draft.comments} onToggle={toggle} />
          <div className="marking-foot">
            <Button wide busy={marking.busy} disabled={!isWhole(draft)} onClick={() => void save()}>
              احفظ واللي بعدها
            </Button>
            <Button look="line" onClick={() => goOn(false)}>
              بعدين
            </Button>
          </div>
          <p className="marking-keys muted">
            <kbd>0</kbd> لـ <kbd>9</kbd> درجة البند، <kbd>↓</kbd> البند اللي بعده، <kbd>Enter</kbd> احفظ واللي بعدها،{' '}
            <kbd>ب</kbd> بعدين
          </p>
        </div>
      </div>
      <nav className="marking-papers" aria-label="الورق">
        {papers.map((each, place) => (
          <button
            key={each.studentId}
            type="button"
            data-marked={each.marking !== null || undefined}
            aria-current={place === at || undefined}
            aria-label={`ورقة ${formatNumber(place + 1, digits)}${each.marking ? '، اتصحّحت' : ''}`}
            onClick={() => goTo(place)}
          >
            {formatNumber(place + 1, digits)}
          </button>
        ))}
      </nav>
    </div>
  );
}
