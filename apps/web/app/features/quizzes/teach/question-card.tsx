import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import type { QuestionProblem } from '@hessa/rules/quizzes/question-problems';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { dropUnprintable } from '@hessa/rules/text/drop-unprintable';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { isArabic } from '../answer-letter.ts';
import { ChoiceRow } from './choice-row.tsx';
import { withChoice, withMoreChoices, withoutChoice } from './edit-paper.ts';
import type { EditedQuestion } from './edited-question.ts';
import { problemWords } from './problem-words.ts';
import { type Pictures, QuestionExtras } from './question-extras.tsx';
import { type FocusPlace, placeName } from './use-focus-place.ts';
import './question-card.css';

interface QuestionCardProps {
  question: EditedQuestion;
  number: number;
  digits: DigitStyle;
  handle: ReactNode;
  /** What it lacks, once that is to be shown. */
  problems: readonly QuestionProblem[];
  pictures: Pictures;
  onChange: (change: (now: EditedQuestion) => EditedQuestion) => void;
  /** Somebody works in it. */
  onEnter: () => void;
  onFocusPlace: (place: FocusPlace) => void;
  /** Enter in a choice that was left empty: this question is done. */
  onDone: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** One question on copybook lines, its choices, and which of them is right. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, number, digits, handle, problems, pictures } = props;
  const { onChange, onEnter, onFocusPlace, onDone, onCopy, onRemove } = props;
  const { id, text, choices, rightChoice } = question;
  const arabic = isArabic(text === '' ? choices.join('') : text);
  const name = `السؤال ${formatNumber(number, digits)}`;
  const mayAdd = choices.length < QUESTION_LIMITS.choicesAtMost;
  const go = (field: FocusPlace['field']) => onFocusPlace({ question: id, field });
  const setRight = (at: number) => onChange((now) => ({ ...now, rightChoice: at }));

  function addChoice() {
    onChange(withMoreChoices);
    go(choices.length);
  }

  function next(at: number) {
    if (choices[at]?.trim() === '') onDone();
    else if (at < choices.length - 1) go(at + 1);
    else if (mayAdd) addChoice();
    else onDone();
  }

  function pressDigit(event: KeyboardEvent) {
    const at = Number(/^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? 0) - 1;
    if (!event.altKey || event.ctrlKey || event.metaKey || at < 0 || at >= choices.length) return;
    event.preventDefault();
    setRight(at);
  }

  return (
    <section className="question-card" aria-label={name} onKeyDown={pressDigit} onFocus={onEnter}>
      <div className="question-head">
        {handle}
        <b className="question-name">{name}</b>
        {rightChoice === null && <span className="muted">الإجابة الصح: دوس على الدايرة</span>}
        <div className="question-tools">
          <IconButton label={`نسخة من ${name}`} onClick={onCopy}>
            <IconCopy size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={`امسح ${name}`} onClick={onRemove}>
            <IconTrash size={20} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <textarea
        className={arabic ? 'question-words question-words-arabic' : 'question-words'}
        data-place={placeName({ question: id, field: 'text' })}
        aria-label={`نص ${name}`}
        placeholder="اكتب السؤال، ومكان الإجابة ______"
        rows={text.split('\n').length}
        dir={text === '' ? undefined : 'auto'}
        maxLength={QUESTION_LIMITS.textLength}
        value={text}
        onChange={(event) => {
          const words = dropUnprintable(event.target.value, 'lines');
          onChange((now) => ({ ...now, text: words }));
        }}
        onKeyDown={(event) => {
          if (
            event.key !== 'Enter' ||
            event.shiftKey ||
            event.ctrlKey ||
            event.metaKey ||
            event.nativeEvent.isComposing
          )
            return;
          event.preventDefault();
          go(0);
        }}
      />
      <fieldset className="edit-choices" dir={arabic ? 'rtl' : 'ltr'}>
        <legend className="unseen">{`اختيارات ${name}`}</legend>
        {choices.map((words, at) => (
          <ChoiceRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place
            key={at}
            questionId={id}
            at={at}
            words={words}
            isRight={rightChoice === at}
            isArabic={arabic}
            onRemove={
              choices.length > QUESTION_LIMITS.choicesAtLeast ? () => onChange((now) => withoutChoice(now, at)) : null
            }
            onRight={() => setRight(at)}
            onWrite={(written) => onChange((now) => withChoice(now, at, written))}
            onNext={() => next(at)}
            onBack={() => {
              onChange((now) => withoutChoice(now, at));
              go(Math.max(0, at - 1));
            }}
          />
        ))}
      </fieldset>
      <div className="question-foot">
        {mayAdd && (
          <Button look="quiet" size="small" onClick={addChoice}>
            <IconPlus size={18} aria-hidden="true" />
            اختيار
          </Button>
        )}
        <QuestionExtras question={question} digits={digits} pictures={pictures} onChange={onChange} />
      </div>
      {problems.length > 0 && (
        <p className="question-problems">{problems.map((problem) => problemWords(problem, digits)).join('، ')}</p>
      )}
    </section>
  );
}
