import type { Matching } from '@hessa/rules/quizzes/kinds/matching';
import { type QuestionKindName, type QuestionPart, sketchOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import type { ComponentType } from 'react';
import { isArabic } from '../../quizzes/answer-letter.ts';
import './bank-key.css';

interface KeyProps {
  question: QuestionPart;
}

const directionOf = (words: readonly string[]) => (isArabic(words.join('')) ? 'rtl' : 'ltr');

function Choices({ question }: KeyProps) {
  const { choices, right } = sketchOf(question);
  if (choices.length === 0) return null;
  return (
    <ol className="bank-row-choices muted" dir={directionOf(choices)}>
      {choices.map((choice, at) => (
        <li key={choice} className={right.includes(at) ? 'bank-row-right' : undefined}>
          <bdi>{choice}</bdi>
          {right.includes(at) && <span className="unseen"> (الصح)</span>}
        </li>
      ))}
    </ol>
  );
}

/** Nothing to choose from: what is right, as it goes. */
function Words({ question }: KeyProps) {
  const { choices } = sketchOf(question);
  return (
    <p className="bank-key-words" dir={directionOf(choices)}>
      {choices.join(' / ')}
    </p>
  );
}

/** Each beside what it goes with; what goes with nothing stands at the end. */
function Pairs({ question }: KeyProps) {
  const { lefts, rights } = question as Matching;
  const spare = rights.slice(lefts.length);
  return (
    <dl className="bank-pairs" dir={directionOf(lefts)}>
      {lefts.map((left, at) => (
        <div key={left}>
          <dt>{left}</dt>
          <dd>{rights[at]}</dd>
        </div>
      ))}
      {spare.length > 0 && (
        <div className="bank-spare">
          <dt dir="rtl">زيادة</dt>
          <dd>{spare.join(' / ')}</dd>
        </div>
      )}
    </dl>
  );
}

const KEYS: Readonly<Record<QuestionKindName, ComponentType<KeyProps>>> = {
  'single-choice': Choices,
  'several-choices': Choices,
  'true-false': Choices,
  gaps: Words,
  'word-order': Words,
  matching: Pairs,
  written: Choices,
};

/** What belongs to a question, with what is right in it. */
export function BankKey({ question }: KeyProps) {
  const Key = KEYS[question.kind];
  return <Key question={question} />;
}
