import { trueFalseChoices } from '@hessa/rules/quizzes/import/true-false';
import { sketchOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { type EditedQuestion, withSketch } from '../edited-question.ts';
import { placeName } from '../use-focus-place.ts';
import type { KindFieldsProps, QuestionEditor } from './question-editor.ts';

const choose = (question: EditedQuestion, at: number) => withSketch(question, { ...sketchOf(question), right: [at] });

function TrueFalseFields({ question, name, isArabic, calls }: KindFieldsProps) {
  const { id, text } = question;
  const { right } = sketchOf(question);
  return (
    <fieldset className="edit-choices" dir={isArabic ? 'rtl' : 'ltr'}>
      <legend className="unseen">{`إجابة ${name}`}</legend>
      {trueFalseChoices(text).map((words, at) => (
        <label key={words} className="edit-choice" data-right={right.includes(at) || undefined}>
          <span className="edit-bubble">
            <input
              type="radio"
              name={`right ${id}`}
              data-place={placeName({ question: id, field: at })}
              checked={right.includes(at)}
              onChange={() => calls.change(id, (now) => choose(now, at))}
            />
            <span aria-hidden="true">{at === 0 ? '✓' : '✗'}</span>
          </span>
          {words}
          {right.includes(at) && (
            <span className="edit-right" dir="rtl">
              الصح
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

export const trueFalseEditor: QuestionEditor = {
  label: 'صح ولا غلط',
  prompt: 'اكتب الجملة اللي هيحكم عليها',
  hint: 'الجملة صح ولا غلط؟',
  Fields: TrueFalseFields,
  pressDigit: choose,
};
