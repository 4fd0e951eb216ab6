import { splitBlanks } from '@hessa/rules/quizzes/blanks';
import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { Fragment, type KeyboardEvent } from 'react';
import { QuestionWords } from '../question-words.tsx';
import type { ShownGaps } from './further-questions.ts';
import '../../../ui/text/four-lines.css';
import './further-kinds.css';

interface GapsAnswersProps {
  question: ShownGaps;
  answer: readonly string[] | null;
  disabled: boolean;
  onAnswer: (answer: readonly string[]) => void;
}

/** As many letters as a gap has room for in the size of the question's words; more are written smaller. */
const LETTERS_AT_EASE = 11;

/** Enter goes to the next gap, and from the last one on. */
function goToNext(event: KeyboardEvent<HTMLInputElement>, at: number): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.closest('.gap-text')?.querySelectorAll('input')[at + 1]?.focus();
}

/**
 * The question's words with a place to write in each gap, whose size nothing changes; a phone neither corrects nor
 * capitalises there.
 */
export function GapsAnswers({ question, answer, disabled, onAnswer }: GapsAnswersProps) {
  const { text, gaps: count, forgives } = question;
  const pieces = splitBlanks(text);
  const written = Array.from({ length: count }, (_, at) => answer?.[at] ?? '');
  const gap = (at: number) => (
    <input
      className={(written[at] ?? '').length > LETTERS_AT_EASE ? 'four gap-field gap-field-full' : 'four gap-field'}
      type="text"
      aria-label={count === 1 ? 'الفراغ' : `الفراغ ${at + 1}`}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      maxLength={QUESTION_LIMITS.gapLength}
      value={written[at]}
      readOnly={disabled}
      onKeyDownCapture={(event) => at < count - 1 && goToNext(event, at)}
      onChange={({ target }) => onAnswer(written.map((words, place) => (place === at ? target.value : words)))}
    />
  );
  return (
    <>
      <p className="quiz-text gap-text">
        {pieces.map((words, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
          <Fragment key={at}>
            <QuestionWords text={words} />
            {at < pieces.length - 1 && at < count && gap(at)}
          </Fragment>
        ))}
        {pieces.length === 1 && gap(0)}
      </p>
      <p className="gap-note" dir="rtl" lang="ar-EG">
        {forgives.capitals
          ? 'الحرف الكبير أو الصغير مش هيفرق، الإملا هتفرق.'
          : 'خد بالك: الحرف الكبير والإملا هيفرقوا.'}
      </p>
    </>
  );
}
