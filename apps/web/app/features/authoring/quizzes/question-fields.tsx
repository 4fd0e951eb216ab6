import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { dropUnprintable } from '@hessa/rules/text/drop-unprintable';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type KeyboardEvent, memo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { isArabic } from '../../quizzes/answer-letter.ts';
import { ChoiceRow } from './choice-row.tsx';
import { withChoice, withMoreChoices, withoutChoice } from './edit-paper.ts';
import type { EditedQuestion } from './edited-question.ts';
import type { QuestionCalls } from './question-calls.ts';
import { QuestionExtras } from './question-extras.tsx';
import { type FocusPlace, placeName } from './use-focus-place.ts';

interface QuestionFieldsProps {
  question: EditedQuestion;
  /** «السؤال ٤» */
  name: string;
  digits: DigitStyle;
  pictureUrl: string | null;
  calls: QuestionCalls;
}

/** All that is written of a question. Drawn anew only when it changes itself: papers have up to two hundred. */
export const QuestionFields = memo(function QuestionFields(props: QuestionFieldsProps) {
  const { question, name, digits, pictureUrl, calls } = props;
  const { id, text, choices, rightChoice } = question;
  const arabic = isArabic(text === '' ? choices.join('') : text);
  const mayAdd = choices.length < QUESTION_LIMITS.choicesAtMost;
  const mayRemove = choices.length > QUESTION_LIMITS.choicesAtLeast;
  const change = (edit: (now: EditedQuestion) => EditedQuestion) => calls.change(id, edit);
  const go = (field: FocusPlace['field']) => calls.focus({ question: id, field });

  function addChoice() {
    change(withMoreChoices);
    go(choices.length);
  }

  function next(at: number) {
    if (choices[at]?.trim() === '') calls.done(id);
    else if (at < choices.length - 1) go(at + 1);
    else if (mayAdd) addChoice();
    else calls.done(id);
  }

  function pressInWords(event: KeyboardEvent) {
    const { key, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
    if (key !== 'Enter' || shiftKey || ctrlKey || metaKey || nativeEvent.isComposing) return;
    event.preventDefault();
    go(0);
  }

  return (
    <>
      <textarea
        className={arabic ? 'question-words question-words-arabic' : 'question-words'}
        data-place={placeName({ question: id, field: 'text' })}
        aria-label={`نص ${name}`}
        placeholder="اكتب السؤال، ومكان الإجابة ______"
        rows={text.split('\n').length}
        dir={text === '' ? undefined : 'auto'}
        maxLength={QUESTION_LIMITS.textLength}
        value={text}
        onChange={({ target }) => {
          const words = dropUnprintable(target.value, 'lines');
          change((now) => ({ ...now, text: words }));
        }}
        onKeyDown={pressInWords}
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
            onRemove={mayRemove ? () => change((now) => withoutChoice(now, at)) : null}
            onRight={() => change((now) => ({ ...now, rightChoice: at }))}
            onWrite={(written) => change((now) => withChoice(now, at, written))}
            onNext={() => next(at)}
            onBack={() => {
              change((now) => withoutChoice(now, at));
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
        <QuestionExtras
          question={question}
          digits={digits}
          pictureUrl={pictureUrl}
          onPicture={calls.keepPicture}
          onChange={change}
        />
      </div>
    </>
  );
});
