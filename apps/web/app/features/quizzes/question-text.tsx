import { fillBlanks, splitBlanks } from '@hessa/rules/quizzes/blanks';
import { Fragment } from 'react';
import { QuestionWords } from './question-words.tsx';
import '../../ui/text/four-lines.css';
import './question-text.css';

/** A question's words; a gap is four lines, on which the chosen answer is written. */
export function QuestionText({ text, answer }: { text: string; answer: string | null }) {
  const [first = '', ...others] = splitBlanks(text);
  const filled = answer === null ? [] : fillBlanks(answer, others.length);
  return (
    <>
      <QuestionWords text={first} />
      {others.map((words, gap) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question's gaps have no other name than their place
        <Fragment key={gap}>
          <span className="four quiz-blank">{filled[gap] ?? <span className="unseen">……</span>}</span>
          <QuestionWords text={words} />
        </Fragment>
      ))}
    </>
  );
}
