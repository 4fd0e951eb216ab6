import { splitBlanks } from '@hessa/rules/quizzes/blanks';
import { Fragment } from 'react';
import { playerOf } from './kinds/question-players.ts';
import { QuestionWords } from './question-words.tsx';
import type { MarkedQuestion } from './quiz-result.ts';
import '../../ui/text/four-lines.css';
import './question-text.css';

/**
 * A marked question's words: on the four lines of each gap stand what was given and, where that is wrong, the right
 * word.
 */
export function MarkedText({ question }: { question: MarkedQuestion }) {
  const [first = '', ...others] = splitBlanks(question.text);
  const filled = playerOf(question).filledGaps?.(question, others.length) ?? [];
  return (
    <>
      <QuestionWords text={first} />
      {others.map((words, gap) => {
        const { given = '', right = null } = filled[gap] ?? {};
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question's gaps have no other name than their place
          <Fragment key={gap}>
            <span className="four quiz-blank">
              {given && (right === null ? <ins>{given}</ins> : <del>{given}</del>)}
              {given && right !== null && ' '}
              {right !== null && <ins>{right}</ins>}
              {!given && right === null && <span className="unseen">……</span>}
            </span>
            <QuestionWords text={words} />
          </Fragment>
        );
      })}
    </>
  );
}
