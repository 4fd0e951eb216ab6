import { isUnanswered } from '@hessa/rules/quizzes/kinds/is-unanswered';
import type { Answer } from '@hessa/rules/quizzes/kinds/question-kinds';
import { numbersOf } from '@hessa/rules/quizzes/paper-parts';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import { DockPlace } from '../../ui/notices/dock.tsx';
import type { Verdict } from './kinds/question-player.ts';
import { playerOf } from './kinds/question-players.ts';
import { LatePassage } from './parts/late-passage.tsx';
import type { ShownPassage } from './parts/paper-parts.ts';
import { PracticeEnd } from './practice-end.tsx';
import type { QuizLessonProps } from './quiz-lesson-props.ts';
import { QuizQuestion } from './quiz-question.tsx';
import type { MarkedQuestion } from './quiz-result.ts';
import { ReviewedQuestion } from './result-review.tsx';
import { useQuizKeys } from './use-quiz-keys.ts';

export interface PracticeRoundProps extends Pick<QuizLessonProps, 'videoPath'> {
  questions: readonly MarkedQuestion[];
  /** What some of them are about. */
  passages: readonly ShownPassage[];
  digits: DigitStyle;
  heading: 'h1' | 'h2';
  /** Which questions are practised, over the first of them. */
  choice: ReactNode;
  /** Once more with those that are still wrong. */
  onAgain: (wrong: readonly MarkedQuestion[]) => void;
  onLeave: () => void;
}

const JUDGED: Record<Verdict, string> = {
  right: 'صح! كده اتصلّحت.',
  partly: 'قربت. بص على اللي فاتك.',
  wrong: 'لسه. اقرأ الصح وليه.',
};

/** One question at a time, judged as soon as it is answered. */
export function PracticeRound(props: PracticeRoundProps) {
  const { questions, digits, heading: Heading, choice, onAgain, onLeave, videoPath } = props;
  const [index, setIndex] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [judged, setJudged] = useState<MarkedQuestion | null>(null);
  const [wrong, setWrong] = useState<readonly MarkedQuestion[]>([]);
  const sheet = useRef<HTMLDivElement>(null);
  const verdictLine = useRef<HTMLParagraphElement>(null);
  const titleId = useId();
  const question = questions[index];
  const player = question && playerOf(question);
  const passage = props.passages[question?.passage ?? -1];
  const verdict = judged && playerOf(judged).verdict(judged);

  useEffect(() => {
    if (judged) verdictLine.current?.focus();
  }, [judged]);

  function goOn(): void {
    if (!question || !player) return;
    if (judged) {
      setIndex(index + 1);
      setAnswer(null);
      setJudged(null);
    } else if (!isUnanswered(answer)) {
      const marked = player.answered(question, answer);
      setJudged(marked);
      if (player.verdict(marked) !== 'right') setWrong([...wrong, question]);
    }
  }

  useQuizKeys(sheet, {
    count: question && !judged && player?.press ? player.pieces(player.asked(question)).length : 0,
    picked: player && answer !== null ? player.picked(answer) : [],
    arrows: player?.arrows ?? 'choose',
    press: (place) => player?.press && setAnswer(player.press(answer, place)),
    goOn,
  });

  const number = (value: number) => formatNumber(value, digits);
  return (
    <div className="quiz practice" ref={sheet}>
      <div className="quiz-head">
        <div className="quiz-head-row">
          <IconButton label="ارجع لورقتك" onClick={onLeave}>
            <IconArrowRight aria-hidden="true" />
          </IconButton>
          <Heading className="quiz-count" id={titleId}>
            {question ? (
              <>
                تدريب: السؤال {number(index + 1)} من {number(questions.length)}
              </>
            ) : (
              'خلص التدريب'
            )}
          </Heading>
          <Badge>من غير درجة</Badge>
        </div>
      </div>
      {question ? (
        <>
          <div className="quiz-body">
            {index === 0 && !judged && choice}
            {passage && question.passage !== undefined && (
              <LatePassage
                key={`passage ${question.passage}`}
                passage={passage}
                numbers={numbersOf(questions, 'passage', question.passage)}
                digits={digits}
              />
            )}
            {judged && verdict ? (
              <>
                <p className={`practice-verdict practice-${verdict}`} ref={verdictLine} tabIndex={-1} role="status">
                  {JUDGED[verdict]}
                </p>
                <ol className="review">
                  <ReviewedQuestion
                    question={judged}
                    number={number(index + 1)}
                    marks={null}
                    digits={digits}
                    videoPath={videoPath}
                  />
                </ol>
              </>
            ) : (
              <QuizQuestion
                key={index}
                question={playerOf(question).asked(question)}
                answer={answer}
                marks={null}
                titleId={titleId}
                disabled={false}
                findKeptPicture={nothingKept}
                onAnswer={setAnswer}
              />
            )}
          </div>
          <div className="quiz-foot">
            <DockPlace rank={2} />
            <div className="practice-presses">
              <Button wide disabled={!judged && isUnanswered(answer)} onClick={goOn}>
                {!judged && 'صحّح'}
                {judged && (index + 1 < questions.length ? 'السؤال اللي بعده' : 'شوف عملت إيه')}
              </Button>
            </div>
          </div>
        </>
      ) : (
        <PracticeEnd
          right={questions.length - wrong.length}
          total={questions.length}
          digits={digits}
          onAgain={wrong.length > 0 ? () => onAgain(wrong) : null}
          onLeave={onLeave}
        />
      )}
    </div>
  );
}

const nothingKept = () => Promise.resolve(null);
