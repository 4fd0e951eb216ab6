import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { PenMark } from '../../../ui/drawings/pen-mark.tsx';
import { PenRing } from '../../../ui/drawings/pen-ring.tsx';
import { PenStrike } from '../../../ui/drawings/pen-strike.tsx';
import { Ltr } from '../../../ui/text/bidi.tsx';
import '../../../ui/text/four-lines.css';
import './correction-exercise.css';

const ANSWERS = ['for', 'from', 'ago'] as const;
const RIGHT = 'for';
type Answer = (typeof ANSWERS)[number];

/** A marked exam paper: the first mistake is corrected, the second waits for whoever reads. */
export function CorrectionExercise({ digits }: { digits: DigitStyle }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const solved = answer === RIGHT;
  return (
    <div className="exercise">
      <div className="exercise-head">
        <h2>صوّب ما تحته خط</h2>
        <span className="exercise-score" role="img" aria-label={solved ? 'درجتين من اتنين' : 'درجة واحدة من اتنين'}>
          <PenRing key={String(solved)} tone={solved ? 'right' : 'wrong'}>
            <span>{formatNumber(solved ? 2 : 1, digits)}</span>
            <span>{formatNumber(2, digits)}</span>
          </PenRing>
        </span>
      </div>
      <p className="four sentence" lang="en">
        She <Correction wrong="don’t" right="doesn’t" /> like grammar.
        <PenMark mark="tick" />
      </p>
      <p className="four sentence" lang="en">
        He’s been ill {solved ? <Correction wrong="since" right={RIGHT} /> : <u>since</u>} a week.
        {answer && <PenMark key={answer} mark={solved ? 'tick' : 'cross'} />}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere */}
      <div className="exercise-answers" role="group" aria-labelledby="exercise-question">
        <span id="exercise-question">الصح إيه؟</span>
        {ANSWERS.map((word) => (
          <button
            key={word}
            type="button"
            lang="en"
            dir="ltr"
            aria-pressed={answer === word}
            data-mark={answer === word ? (word === RIGHT ? 'right' : 'wrong') : undefined}
            onClick={() => setAnswer(word)}
          >
            {word}
          </button>
        ))}
      </div>
      <p className="exercise-reply" role="status">
        {answer ? <Reply answer={answer} /> : 'اختار كلمة وشوف الغلطة وهي بتتصلّح.'}
      </p>
    </div>
  );
}

function Correction({ wrong, right }: { wrong: string; right: string }) {
  return (
    <span className="correction">
      <PenStrike>{wrong}</PenStrike>
      <ins>{right}</ins>
    </span>
  );
}

function Reply({ answer }: { answer: Answer }) {
  if (answer === 'for') {
    return (
      <>
        صح. <Ltr>a week</Ltr> مدة، والمدة قبلها <Ltr>for</Ltr>.
      </>
    );
  }
  return (
    <>
      قرّبت. <Ltr>a week</Ltr> مدة كاملة، مش نقطة بداية. جرّب تاني.
    </>
  );
}
