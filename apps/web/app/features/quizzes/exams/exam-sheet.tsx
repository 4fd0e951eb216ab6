import { isUnanswered } from '@hessa/rules/quizzes/kinds/is-unanswered';
import type { Answer } from '@hessa/rules/quizzes/kinds/question-kinds';
import { MARK } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import IconGridDots from '@tabler/icons-react/dist/esm/icons/IconGridDots.mjs';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { withLine } from '../../../offline/with-line.ts';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { keepPictures, keptPicture } from '../kept-pictures.ts';
import { bringAnswers, kindsOf } from '../kinds/bring-answers.ts';
import { playerOf } from '../kinds/question-players.ts';
import { PartsFrame } from '../parts/parts-frame.tsx';
import { QuizQuestion } from '../quiz-question.tsx';
import { useQuizKeys } from '../use-quiz-keys.ts';
import { AsideText } from './aside-text.tsx';
import { ExamFoot } from './exam-foot.tsx';
import { ExamHandIn } from './exam-hand-in.tsx';
import { ExamHead } from './exam-head.tsx';
import { ExamBubbles, ExamMap } from './exam-map.tsx';
import type { ExamPaper } from './exam-paper.ts';
import { type AsideGaps, changeRecord, type ExamRecord, flagsOf, momentIn } from './exam-record.ts';
import { asideText, putInGaps } from './hear-standing.ts';
import { sendAnswers, unsentAnswers } from './send-answers.ts';
import { useAddedMinutes } from './use-added-minutes.ts';
import { useExamTime } from './use-exam-time.ts';
import { useTimeAway } from './use-time-away.ts';

interface ExamSheetProps {
  userId: string;
  lessonId: number;
  paper: ExamPaper;
  record: ExamRecord;
  digits: DigitStyle;
  heading: 'h1' | 'h2';
  isOffline: boolean;
  /** Stands over the presses at the bottom. */
  footLine: ReactNode;
  onHandIn: (because: 'student' | 'time') => void;
}

/** The paper of an exam: one question at a time, any of them next. */
export function ExamSheet(props: ExamSheetProps) {
  const { userId, lessonId, paper, record, digits, heading: Heading, isOffline, onHandIn } = props;
  const { questions } = paper;
  const [open, setOpen] = useState<'map' | 'hand-in' | null>(null);
  const left = useExamTime(record.endsAt);
  const addedMinutes = useAddedMinutes(record.endsAt);
  const sheet = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const index = Math.min(record.index, questions.length - 1);
  const question = questions[index];
  const answers = questions.map((_, at) => given(record.answers[at]?.choice));
  const answer = answers[index] ?? null;
  const isLast = index === questions.length - 1;
  const flags = flagsOf(record);
  const isFlagged = flags.includes(index);
  const aside = record.aside?.[index];
  const done = answers.filter((each) => each !== null).length;

  useEffect(() => {
    void keepPictures(userId, lessonId, { ...paper, basedOn: paper.number });
  }, [userId, lessonId, paper]);

  useEffect(() => withLine(() => void bringAnswers(kindsOf(questions))), [questions]);

  useTimeAway(userId, lessonId);

  const isOver = left.mood === 'over';
  const timeIsOver = useEffectEvent(() => onHandIn('time'));
  useEffect(() => {
    if (isOver) timeIsOver();
  }, [isOver]);

  function goTo(to: number): void {
    setOpen(null);
    changeRecord(userId, lessonId, () => ({ index: to }));
  }

  function choose(choice: Answer): void {
    changeRecord(userId, lessonId, (known) => {
      const order = known.order + 1;
      return { order, answers: { ...known.answers, [index]: { choice, at: momentIn(known), order } } };
    });
    void sendAnswers(userId, lessonId);
  }

  function dropAside(): void {
    changeRecord(userId, lessonId, ({ aside: { [index]: _dropped, ...others } = {} }) => ({ aside: others }));
  }

  function addAside(both: string): void {
    choose(both);
    dropAside();
  }

  function putAside(words: AsideGaps, gaps: number): void {
    const put = putInGaps(words, answer, gaps);
    choose(put.choice);
    if (put.aside.length === 0) dropAside();
    else changeRecord(userId, lessonId, ({ aside: known }) => ({ aside: { ...known, [index]: put.aside } }));
  }

  function flag(): void {
    changeRecord(userId, lessonId, (known) => {
      const order = known.order + 1;
      const at = Math.max((known.flagged[index]?.at ?? -1) + 1, momentIn(known));
      return { order, flagged: { ...known.flagged, [index]: { on: !isFlagged, at, order } } };
    });
    void sendAnswers(userId, lessonId);
  }

  const goOn = () => (isLast ? setOpen('hand-in') : goTo(index + 1));
  const player = question && playerOf(question);
  useQuizKeys(sheet, {
    count: question && player?.press ? player.pieces(question).length : 0,
    picked: player && answer !== null ? player.picked(answer) : [],
    arrows: player?.arrows ?? 'choose',
    press: (place) => player?.press && choose(player.press(answer, place)),
    goOn,
  });

  if (!question) return null;
  const findKept = (place: string) => keptPicture(userId, lessonId, `${paper.number}:${place}`);
  const map = { paper, answers, flags, index, digits, onGoTo: goTo };
  const count = `السؤال ${formatNumber(index + 1, digits)} من ${formatNumber(questions.length, digits)}`;
  return (
    <div className="quiz exam" ref={sheet}>
      <ExamHead {...{ paper, left, digits }} lengthMs={record.endsAt - record.startedAt}>
        <div className="exam-bar">
          <Heading id={titleId}>{count}</Heading>
          <button type="button" className="exam-tool" onClick={() => setOpen('map')}>
            <IconGridDots size={20} aria-hidden="true" />
            كل الأسئلة
          </button>
        </div>
        <nav className="exam-desk-map" aria-label="كل الأسئلة">
          <ExamBubbles {...map} />
        </nav>
        <ProgressBar percent={(done * 100) / questions.length} label="حلّيت قد إيه" thin />
      </ExamHead>
      <div className={question.passage === undefined ? 'quiz-body' : 'quiz-body quiz-body-wide'}>
        <PartsFrame paper={paper} index={index} digits={digits} findKept={findKept}>
          <QuizQuestion
            key={index}
            question={question}
            answer={answer}
            marks={countedNoun(question.weight, MARK, digits)}
            titleId={titleId}
            disabled={isOver}
            findKeptPicture={() => findKept(String(index))}
            onAnswer={choose}
            tools={
              <button type="button" className="exam-tool" aria-pressed={isFlagged} onClick={flag}>
                <IconBookmark size={20} aria-hidden="true" />
                أرجع له
              </button>
            }
          />
        </PartsFrame>
        {aside !== undefined && !isOver && (
          <AsideText
            digits={digits}
            text={asideText(aside)}
            answer={typeof answer === 'string' ? answer : ''}
            onAdd={player?.isAnswer('') ? addAside : undefined}
            onPut={'gaps' in question && typeof aside !== 'string' ? () => putAside(aside, question.gaps) : undefined}
            onDrop={dropAside}
          />
        )}
      </div>
      <ExamFoot
        line={props.footLine}
        isFirst={index === 0}
        isLast={isLast}
        unsent={unsentAnswers(record).length}
        hasAnswers={done > 0}
        isOffline={isOffline}
        isEnding={left.mood === 'last'}
        addedMinutes={addedMinutes}
        digits={digits}
        onBack={() => goTo(index - 1)}
        onNext={goOn}
      />
      {open === 'map' && <ExamMap {...map} onClose={() => setOpen(null)} onHandIn={() => setOpen('hand-in')} />}
      {open === 'hand-in' && (
        <ExamHandIn
          {...{ questions, answers, flags, digits }}
          leftMs={left.ms}
          onGoTo={goTo}
          onHandIn={() => onHandIn('student')}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

/** An answer of which everything was taken back is none. */
const given = (choice: Answer | undefined): Answer | null => (isUnanswered(choice) ? null : choice);
