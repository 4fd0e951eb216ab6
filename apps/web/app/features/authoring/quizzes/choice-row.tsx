import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { dropUnprintable } from '@hessa/rules/text/drop-unprintable';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { KeyboardEvent } from 'react';
import { answerLetter } from '../../quizzes/answer-letter.ts';
import { placeName } from './use-focus-place.ts';

interface ChoiceRowProps {
  questionId: string;
  at: number;
  words: string;
  mark: 'radio' | 'checkbox';
  isRight: boolean;
  isArabic: boolean;
  /** Null where there are as few as there may be. */
  onRemove: (() => void) | null;
  onRight: () => void;
  onWrite: (words: string) => void;
  /** Enter: on to whatever comes next. */
  onNext: () => void;
  /** Backspace in an empty one. */
  onBack: () => void;
}

/** A choice beside its bubble; filling the bubble makes it right. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { questionId, at, words, mark, isRight, isArabic, onRemove, onRight, onWrite, onNext, onBack } = props;
  const letter = answerLetter(at, isArabic);

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onNext();
    }
    if (event.key === 'Backspace' && words === '' && onRemove) {
      event.preventDefault();
      onBack();
    }
  }

  return (
    <div className="edit-choice" data-right={isRight || undefined}>
      <label className="edit-bubble">
        <input
          type={mark}
          name={`right ${questionId}`}
          checked={isRight}
          onChange={onRight}
          aria-label={mark === 'radio' ? `الاختيار ${letter} هو الصح` : `الاختيار ${letter} صح`}
        />
        <span aria-hidden="true">{letter}</span>
      </label>
      <textarea
        className="edit-choice-words"
        data-place={placeName({ question: questionId, field: at })}
        aria-label={`الاختيار ${letter}`}
        rows={1}
        dir={words === '' ? undefined : 'auto'}
        maxLength={QUESTION_LIMITS.choiceLength}
        value={words}
        onChange={(event) => onWrite(dropUnprintable(event.target.value))}
        onKeyDown={press}
      />
      {isRight && (
        <span className="edit-right" aria-hidden="true">
          {mark === 'radio' ? 'الصح' : 'صح'}
        </span>
      )}
      {onRemove && (
        <button type="button" className="edit-choice-remove" aria-label={`شيل الاختيار ${letter}`} onClick={onRemove}>
          <IconX size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
