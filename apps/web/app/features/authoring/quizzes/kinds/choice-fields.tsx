import { sketchOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Button } from '../../../../ui/controls/button.tsx';
import { ChoiceRow } from '../choice-row.tsx';
import { withChoice, withMoreChoices, withoutChoice } from '../edit-paper.ts';
import type { EditedQuestion } from '../edited-question.ts';
import type { FocusPlace } from '../use-focus-place.ts';
import type { KindFieldsProps } from './question-editor.ts';

interface ChoiceFieldsProps extends KindFieldsProps {
  /** What says that a choice is right: one of them, or each for itself. */
  mark: 'radio' | 'checkbox';
  onRight: (question: EditedQuestion, at: number) => EditedQuestion;
}

/** The choices of a question, whichever of them may be right. */
export function ChoiceFields({ question, name, isArabic, calls, mark, onRight }: ChoiceFieldsProps) {
  const { id } = question;
  const { choices, right } = sketchOf(question);
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

  return (
    <>
      <fieldset className="edit-choices" dir={isArabic ? 'rtl' : 'ltr'}>
        <legend className="unseen">{`اختيارات ${name}`}</legend>
        {choices.map((words, at) => (
          <ChoiceRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place
            key={at}
            questionId={id}
            at={at}
            words={words}
            mark={mark}
            isRight={right.includes(at)}
            isArabic={isArabic}
            onRemove={mayRemove ? () => change((now) => withoutChoice(now, at)) : null}
            onRight={() => change((now) => onRight(now, at))}
            onWrite={(written) => change((now) => withChoice(now, at, written))}
            onNext={() => next(at)}
            onBack={() => {
              change((now) => withoutChoice(now, at));
              go(Math.max(0, at - 1));
            }}
          />
        ))}
      </fieldset>
      {mayAdd && (
        <div className="edit-choices-more">
          <Button look="quiet" size="small" onClick={addChoice}>
            <IconPlus size={18} aria-hidden="true" />
            اختيار
          </Button>
        </div>
      )}
    </>
  );
}
