import { sketchOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import type { QuestionProblem } from '@hessa/rules/quizzes/question-problems';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import type { EditedQuestion } from './edited-question.ts';
import { QUESTION_EDITORS } from './kinds/question-editors.ts';
import type { EditedPlaces } from './place-picker.tsx';
import { problemWords } from './problem-words.ts';
import type { QuestionCalls } from './question-calls.ts';
import { QuestionFields } from './question-fields.tsx';
import './question-card.css';

interface QuestionCardProps {
  question: EditedQuestion;
  number: number;
  courseId: number;
  places: EditedPlaces;
  digits: DigitStyle;
  handle: ReactNode;
  /** What it lacks, once that is to be shown. */
  problems: readonly QuestionProblem[];
  pictureUrl: string | null;
  calls: QuestionCalls;
}

/** One question on copybook lines, its choices, and which of them is right. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, number, courseId, places, digits, handle, problems, pictureUrl, calls } = props;
  const { id, kind } = question;
  const { hint, pressDigit: mark } = QUESTION_EDITORS[kind];
  const { choices, right } = sketchOf(question);
  const name = `السؤال ${formatNumber(number, digits)}`;

  function pressDigit(event: KeyboardEvent) {
    const at = Number(/^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? 0) - 1;
    if (!event.altKey || event.ctrlKey || event.metaKey || at < 0 || at >= choices.length) return;
    event.preventDefault();
    calls.change(id, (now) => mark(now, at));
  }

  return (
    <section className="question-card" aria-label={name} onKeyDown={pressDigit} onFocus={() => calls.enter(id)}>
      <div className="question-head">
        {handle}
        <b className="question-name">{name}</b>
        {right.length === 0 && <span className="muted">{hint}</span>}
        <div className="question-tools">
          <IconButton label={`نسخة من ${name}`} onClick={() => calls.copy(id)}>
            <IconCopy size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={`امسح ${name}`} onClick={() => calls.remove(id)}>
            <IconTrash size={20} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <QuestionFields
        question={question}
        name={name}
        courseId={courseId}
        places={places}
        digits={digits}
        pictureUrl={pictureUrl}
        calls={calls}
      />
      {problems.length > 0 && (
        <p className="question-problems">{problems.map((problem) => problemWords(problem, digits)).join('، ')}</p>
      )}
    </section>
  );
}
