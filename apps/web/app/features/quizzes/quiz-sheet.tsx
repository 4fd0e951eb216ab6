import type { Answer } from '@hessa/rules/quizzes/kinds/question-kinds';
import { possibleMarks } from '@hessa/rules/quizzes/marks';
import { quizStep } from '@hessa/rules/quizzes/quiz-step';
import { MARK } from '@hessa/rules/text/counted-nouns';
import { formatNumber, formatPercent } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useEffect, useId, useRef } from 'react';
import { withLine } from '../../offline/with-line.ts';
import { usePageData } from '../../site-data.ts';
import { type Press, useSecondPress } from '../../ui/controls/use-second-press.ts';
import { Badge } from '../../ui/notices/badge.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { bringQuiz } from './bring-quiz.ts';
import { keepPictures, keptPicture } from './kept-pictures.ts';
import { playerOf } from './kinds/question-players.ts';
import { InParts } from './parts/in-parts.tsx';
import { QuestionStrip } from './question-strip.tsx';
import { QuizFoot } from './quiz-foot.tsx';
import type { QuizLessonProps } from './quiz-lesson-props.ts';
import type { Paper } from './quiz-paper.ts';
import { QuizQuestion } from './quiz-question.tsx';
import type { HandIn } from './use-hand-in.ts';
import { firstOpen, useQuizAnswers } from './use-quiz-answers.ts';
import { useQuizKeys } from './use-quiz-keys.ts';
import { useLongUnsent } from './use-unsent.ts';
import './quiz-sheet.css';

interface QuizSheetProps extends Pick<QuizLessonProps, 'lessonId' | 'lead' | 'heading' | 'footLine'> {
  userId: string;
  paper: Paper;
  fresh: boolean;
  keptAt: number | null;
  untold: ReadonlySet<number>;
  handIn: HandIn;
  refresh: () => Promise<void>;
}

/** The paper being answered: one question at a time. */
export function QuizSheet(props: QuizSheetProps) {
  const { userId, lessonId, paper, fresh, keptAt, handIn, lead, heading: Heading = 'h1' } = props;
  const digits = usePageData()?.site.settings.digits ?? 'arabic';
  const { answers, index, changed, choose, goTo } = useQuizAnswers(props);
  const unsent = useLongUnsent(userId, lessonId);
  const sheet = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const step = quizStep(index, answers, paper.questions.length);
  const question = paper.questions[index];
  const busy = handIn.phase === 'sending';
  const { isSecond, pressedElse } = useSecondPress(index);
  const inMarks = possibleMarks(paper.questions.map(({ weight }) => weight)) !== null;

  useEffect(() => {
    if (fresh) void keepPictures(userId, lessonId, paper);
  }, [userId, lessonId, paper, fresh]);

  useEffect(() => withLine(() => void bringQuiz(paper)), [paper]);

  function goOn(press: Press): void {
    if (!step.canGoOn || busy) return;
    const complete = answers.filter((answer) => answer !== null);
    if (!step.isLast) goTo(index + 1);
    // Only a paper that changed on the way can have an empty place before its last question.
    else if (complete.length < answers.length) goTo(firstOpen(answers));
    else if (!isSecond(press)) handIn.send(complete, paper.basedOn);
  }

  function answerWith(choice: Answer): void {
    pressedElse();
    choose(choice);
  }

  const answer = answers[index] ?? null;
  const player = question && playerOf(question);
  useQuizKeys(sheet, {
    count: question && player?.press ? player.pieces(question).length : 0,
    picked: player && answer !== null ? player.picked(answer) : [],
    arrows: player?.arrows ?? 'choose',
    press: (place) => player?.press && answerWith(player.press(answer, place)),
    goOn,
  });

  const findKept = (place: string) => keptPicture(userId, lessonId, `${paper.basedOn}:${place}`);
  if (!question) return null;
  return (
    <div className="quiz" ref={sheet}>
      <div className="quiz-head">
        <div className="quiz-head-row">
          {lead}
          <Heading className="quiz-count" id={titleId}>
            السؤال {formatNumber(step.number, digits)} من {formatNumber(step.total, digits)}
          </Heading>
          <Badge>
            <bdi dir="rtl">{formatPercent(step.percent, digits)}</bdi>
          </Badge>
        </div>
        <QuestionStrip answers={answers} index={index} percent={step.percent} digits={digits} onGoTo={goTo} />
      </div>
      <div className={question.passage === undefined ? 'quiz-body' : 'quiz-body quiz-body-wide'}>
        <div className="quiz-notes">
          {changed && (
            <Note tone="warn" title="الامتحان اتعدّل">
              سيبنالك الإجابات اللي لسه ماشية مع الورقة الجديدة. راجعها وكمّل.
            </Note>
          )}
          {handIn.refusal && !changed && (
            <Note tone="wrong" title={handIn.refusal.messageAr}>
              الامتحان متبعتش، وإجاباتك كلها زي ما هي.
            </Note>
          )}
        </div>
        <InParts paper={paper} index={index} digits={digits} findKept={findKept}>
          <QuizQuestion
            key={index}
            question={question}
            answer={answer}
            marks={inMarks ? countedNoun(question.weight, MARK, digits) : null}
            titleId={titleId}
            disabled={busy}
            findKeptPicture={() => findKept(String(index))}
            onAnswer={answerWith}
          />
        </InParts>
      </div>
      <QuizFoot
        line={props.footLine}
        fromPhone={keptAt !== null}
        unsent={unsent}
        step={step}
        busy={busy}
        onBack={() => goTo(index - 1)}
        onNext={goOn}
      />
    </div>
  );
}
