import { formatNumber } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { Chip, Chips } from '../../ui/controls/chips.tsx';
import { mistakesOf } from './mistakes-of.ts';
import { PracticeRound, type PracticeRoundProps } from './practice-round.tsx';
import './practice.css';

interface PracticeProps extends Omit<PracticeRoundProps, 'questions' | 'onAgain' | 'choice'> {
  review: PracticeRoundProps['questions'];
}

type Which = 'mistakes' | 'all';

/**
 * The questions of a marked paper again, for nobody but the student: the paper's own key judges them on the phone, so
 * nothing is sent, nothing counts, and it works without a line.
 */
export function Practice({ review, ...rest }: PracticeProps) {
  const mistakes = mistakesOf(review).map(({ question }) => question);
  const [round, setRound] = useState({ number: 0, which: 'mistakes' as Which, questions: mistakes });
  const start = (which: Which, questions: PracticeRoundProps['questions']) =>
    setRound(({ number }) => ({ number: number + 1, which, questions: [...questions] }));
  const number = (value: number) => formatNumber(value, rest.digits);
  return (
    <PracticeRound
      key={round.number}
      {...rest}
      questions={round.questions}
      onAgain={(wrong) => start('mistakes', wrong)}
      choice={
        mistakes.length < review.length && (
          <Chips label="تتدرّب على إيه؟">
            <Chip chosen={round.which === 'mistakes'} onClick={() => start('mistakes', mistakes)}>
              غلطاتي <bdi>({number(mistakes.length)})</bdi>
            </Chip>
            <Chip chosen={round.which === 'all'} onClick={() => start('all', review)}>
              كل الأسئلة <bdi>({number(review.length)})</bdi>
            </Chip>
          </Chips>
        )
      }
    />
  );
}
