import { kindOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { dropUnprintable } from '@hessa/rules/text/drop-unprintable';
import { type KeyboardEvent, memo } from 'react';
import { isArabic } from '../../quizzes/answer-letter.ts';
import type { EditedQuestion } from './edited-question.ts';
import { KindPicker } from './kind-picker.tsx';
import { QUESTION_EDITORS } from './kinds/question-editors.ts';
import { type EditedPlaces, PlacePicker } from './place-picker.tsx';
import type { QuestionCalls } from './question-calls.ts';
import { QuestionExtras } from './question-extras.tsx';
import { placeName } from './use-focus-place.ts';

interface QuestionFieldsProps {
  question: EditedQuestion;
  /** «السؤال ٤» */
  name: string;
  courseId: number;
  places: EditedPlaces;
  digits: DigitStyle;
  pictureUrl: string | null;
  calls: QuestionCalls;
}

/** All that is written of a question. Drawn anew only when it changes itself: papers have up to two hundred. */
export const QuestionFields = memo(function QuestionFields(props: QuestionFieldsProps) {
  const { question, name, courseId, places, digits, pictureUrl, calls } = props;
  const { id, kind, text } = question;
  const { Fields, note, prompt } = QUESTION_EDITORS[kind];
  const arabic = isArabic(text === '' ? kindOf(question).words(question).join('') : text);
  const change = (edit: (now: EditedQuestion) => EditedQuestion) => calls.change(id, edit);

  function pressInWords(event: KeyboardEvent) {
    const { key, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
    if (key !== 'Enter' || shiftKey || ctrlKey || metaKey || nativeEvent.isComposing) return;
    event.preventDefault();
    calls.focus({ question: id, field: 0 });
  }

  return (
    <>
      <textarea
        className={arabic ? 'question-words question-words-arabic' : 'question-words'}
        data-place={placeName({ question: id, field: 'text' })}
        aria-label={`نص ${name}`}
        placeholder={prompt}
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
      <Fields question={question} name={name} digits={digits} isArabic={arabic} calls={calls} />
      {note && <p className="kind-note">{note}</p>}
      <div className="question-foot">
        <PlacePicker question={question} name={name} places={places} digits={digits} calls={calls} />
        <KindPicker name={name} kind={kind} onPick={(picked) => calls.become(id, picked)} />
        <QuestionExtras
          question={question}
          courseId={courseId}
          digits={digits}
          pictureUrl={pictureUrl}
          onPicture={calls.keepPicture}
          onChange={change}
        />
      </div>
    </>
  );
});
