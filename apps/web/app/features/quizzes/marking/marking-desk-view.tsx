import { teachMarkingDeskPath } from '@hessa/rules/pages/console-pages';
import { MARKING_LIMITS } from '@hessa/rules/quizzes/marking-limits';
import { minutesLeft } from '@hessa/rules/quizzes/marking-pace';
import { MINUTE } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '../../../api/use-read.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChipLink, Chips } from '../../../ui/controls/chips.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { AgreementLine } from './agreement-line.tsx';
import { AllMarked } from './all-marked.tsx';
import { CommentBank } from './comment-bank.tsx';
import { MarkedPaper } from './marked-paper.tsx';
import { MarksRing } from './marks-ring.tsx';
import { NamesEye } from './names-eye.tsx';
import { PaperStrip } from './paper-strip.tsx';
import { RubricTaps } from './rubric-taps.tsx';
import { type DeskPaper, type DeskQuestion, isWaiting, isWhole, type MarkingDesk, useMarking } from './use-marking.ts';
import { useMarkingKeys } from './use-marking-keys.ts';

interface MarkingDeskViewProps {
  lessonId: number;
  desk: MarkingDesk;
  question: DeskQuestion;
  /** Settles what two differ on, and reads results. */
  isTeacher: boolean;
  digits: DigitStyle;
}

const CONFLICTS: Readonly<Record<string, string>> = {
  changed: 'حد تاني صحّح الورقة دي وإنت بتصحّحها. درجاته هي اللي قدامك دلوقتي، غيّرها لو عايز واحفظ تاني.',
  gone: 'الورقة دي مبقتش موجودة: الامتحان اتفتح لصاحبها تاني.',
  closed: 'اتنين صحّحوا الورقة دي خلاص. درجتها بيحسمها حد من المدرّسين.',
  misfit: 'بنود التصحيح اتغيّرت. حدّث الصفحة وصحّح تاني.',
};

const STAGE_WORDS: Readonly<Record<DeskPaper['stage'], string>> = {
  unmarked: 'لسه متصحّحتش',
  second: 'إنت المصحّح التاني، ودرجات الأول مش باينة',
  first: 'مستنية المصحّح التاني',
  differs: 'اتنين صحّحوها ومختلفين عليها',
  marked: 'اتصحّحت',
};

/** One question, one paper after the other; names are hidden until they are asked for. */
export function MarkingDeskView({ lessonId, desk, question, isTeacher, digits }: MarkingDeskViewProps) {
  const navigate = useNavigate();
  const marking = useMarking(lessonId, question);
  const { papers } = marking;
  // Counted beside the section's name too.
  const waiting = useRead('GET /api/teach/marking', {});
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      papers.findIndex((each) => isWaiting(each)),
    ),
  );
  const [row, setRow] = useState(0);
  const [showsNames, setShowsNames] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const paper = papers[at] ?? papers[0];
  const pages = Math.ceil(question.all / MARKING_LIMITS.papers);
  const before = (question.page - 1) * MARKING_LIMITS.papers;
  const waitHere = papers.filter(isWaiting).length;
  // Of all papers, also those that are not on the desk: what waited when it was opened, without what was done since.
  const elsewhere = question.waiting - question.papers.filter(isWaiting).length;
  const marked = question.all - elsewhere - waitHere;
  const left = minutesLeft(marking.savedAt, elsewhere + waitHere);

  function goTo(place: number): void {
    setAt(place);
    setRow(0);
    top.current?.scrollIntoView({ block: 'start' });
  }

  const pagePath = (page: number) => `${teachMarkingDeskPath({ lessonId })}?question=${question.identity}&page=${page}`;

  /** The next that waits: after this one, on the next page, around the end; the next one where none does. */
  function goOn(saved: boolean): void {
    const waits = (place: number) => {
      const each = papers[place];
      return each !== undefined && isWaiting(each) && place !== at;
    };
    const places = papers.map((_, place) => place);
    const after = places.find((place) => place > at && waits(place));
    if (after === undefined && elsewhere > 0) return void navigate(pagePath((question.page % pages) + 1));
    const next = after ?? places.find(waits) ?? (saved ? Math.min(at + 1, papers.length - 1) : at);
    if (next !== at) goTo(next);
    else if (saved) top.current?.scrollIntoView({ block: 'start' });
  }

  const draft = paper && marking.draftOf(paper);
  // Nothing was changed of what the server has.
  const isKept = paper?.marking != null && !marking.hasDraft(paper.studentId);
  const canSave = draft !== undefined && isWhole(draft) && !marking.busy;

  async function save(): Promise<void> {
    if (!paper || !canSave) return;
    if (isKept) return goOn(true);
    const isSaved = await marking.save(paper);
    panel.current?.scrollTo({ top: 0 });
    if (!isSaved) return;
    void waiting.refresh();
    goOn(true);
  }

  function give(criterion: number, marks: number | null): void {
    // What is pressed while a paper is on its way is meant for the next.
    if (!paper || marking.busy || (marks ?? 0) > (paper.criteria[criterion]?.marks ?? -1)) return;
    marking.change(paper, ({ given }) => ({ given: given.map((each, place) => (place === criterion ? marks : each)) }));
    setRow(Math.min(criterion + 1, paper.criteria.length - 1));
  }

  useMarkingKeys({
    give: (marks) => give(row, marks),
    toRow: (step) => setRow(Math.min(Math.max(row + step, 0), (paper?.criteria.length ?? 1) - 1)),
    save: () => void save(),
    later: () => goOn(false),
    comments: () =>
      panel.current
        ?.querySelector<HTMLElement>('.marking-bank button:not(.marking-more), .marking-bank input')
        ?.focus(),
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
        <NamesEye isOpen={showsNames} onPress={() => setShowsNames(!showsNames)} />
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
          <bdi>{formatNumber(question.all, digits)}</bdi>
        </span>
        <ProgressBar percent={(marked / question.all) * 100} label="اللي اتصحّح" thin />
        <span className="muted">{left !== null && `فاضل ${countedNoun(left, MINUTE, digits)} تقريبًا`}</span>
      </div>
      {elsewhere + waitHere === 0 && marking.savedAt.length > 1 && (
        <AllMarked {...{ lessonId, desk, question, papers, digits }} mayOpenResults={isTeacher} />
      )}
      <PaperStrip papers={papers} at={at} before={before} hasDraft={marking.hasDraft} digits={digits} onGo={goTo} />
      {pages > 1 && (
        <Chips label="باقي الورق" links>
          {Array.from({ length: pages }, (_, page) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            <ChipLink key={page} chosen={page + 1 === question.page} to={pagePath(page + 1)}>
              <bdi>
                {formatNumber(page * MARKING_LIMITS.papers + 1, digits)} لـ{' '}
                {formatNumber(Math.min((page + 1) * MARKING_LIMITS.papers, question.all), digits)}
              </bdi>
            </ChipLink>
          ))}
        </Chips>
      )}
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
          number={before + at + 1}
          name={showsNames ? paper.name : null}
          comments={draft.comments}
          digits={digits}
        />
        <div ref={panel} className="marking-panel">
          <RubricTaps
            studentId={paper.studentId}
            criteria={paper.criteria}
            given={draft.given}
            row={row}
            digits={digits}
            onGive={give}
            onRow={setRow}
          />
          <div className="marking-total">
            <p>
              <b>الدرجة</b>
              <span className="muted">
                {marking.hasDraft(paper.studentId) ? 'المسودة اتحفظت' : STAGE_WORDS[paper.stage]}
              </span>
            </p>
            <MarksRing given={draft.given} possible={possible} digits={digits} />
          </div>
          <CommentBank bank={desk.comments} given={draft.comments} onToggle={toggle} />
          <AgreementLine lessonId={lessonId} question={question} maySettle={isTeacher} digits={digits} />
          <div className="marking-foot">
            <Button wide busy={marking.busy} disabled={!isWhole(draft) || isKept} onClick={() => void save()}>
              {isKept ? 'محفوظة' : 'احفظ'}
              {isWhole(draft) && (
                <span className="marking-sum">
                  {' '}
                  {total === 0 ? 'صفر' : formatNumber(total, digits)} من {formatNumber(possible, digits)}
                </span>
              )}
              {!isKept && ' واللي بعدها'}
            </Button>
            <Button look="line" onClick={() => goOn(false)}>
              بعدين
            </Button>
          </div>
          <p className="marking-keys muted">
            <kbd>0</kbd> لـ <kbd>9</kbd> درجة البند وبتنقلك للي بعده، <kbd>↑</kbd> <kbd>↓</kbd> بين البنود،{' '}
            <kbd>Enter</kbd> احفظ واللي بعدها، <kbd>ب</kbd> بعدين، <kbd>ق</kbd> بنك التعليقات
          </p>
        </div>
      </div>
    </div>
  );
}
