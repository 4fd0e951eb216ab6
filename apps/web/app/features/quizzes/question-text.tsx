import { fillBlanks, splitBlanks } from '@hessa/rules/quizzes/blanks';
import { Fragment } from 'react';
import { QuestionWords } from './question-words.tsx';
import '../../ui/text/four-lines.css';
import './question-text.css';

interface QuestionTextProps {
  text: string;
  answer: string | null;
  /** All that may come to stand in its gaps: there is room for the widest of it from the start. */
  fillings?: readonly string[];
}

/** A question's words; a gap is four lines, on which the chosen answer is written. */
export function QuestionText({ text, answer, fillings = [] }: QuestionTextProps) {
  const [first = '', ...others] = splitBlanks(text);
  const filled = answer === null ? [] : fillBlanks(answer, others.length);
  const rooms = fillings.map((filling) => fillBlanks(filling, others.length));
  return (
    <>
      <QuestionWords text={first} />
      {others.map((words, gap) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question's gaps have no other name than their place
        <Fragment key={gap}>
          <span className={rooms.length > 0 ? 'four quiz-blank quiz-blank-open' : 'four quiz-blank'}>
            {filled[gap] ?? <span className="unseen">……</span>}
            {rooms.map((room, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever moved among them
              <span key={at} className="quiz-blank-room" data-words={room[gap]} />
            ))}
          </span>
          <QuestionWords text={words} />
        </Fragment>
      ))}
    </>
  );
}
