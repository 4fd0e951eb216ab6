import type { WordOrder } from '@hessa/rules/quizzes/kinds/word-order';
import { dropUnprintable } from '@hessa/rules/text/drop-unprintable';
import { useState } from 'react';
import type { EditedQuestion } from '../edited-question.ts';
import { placeName } from '../use-focus-place.ts';
import type { KindFieldsProps, QuestionEditor } from './question-editor.ts';
import './further-kinds.css';

/** Pieces of several words are kept apart by a stroke; without one every word is a piece. */
const piecesOf = (sentence: string): string[] => sentence.split(sentence.includes('/') ? '/' : ' ');
const sentenceOf = (words: readonly string[]): string =>
  words.join(words.some((word) => word.trim().includes(' ')) ? ' / ' : ' ');

function WordOrderFields({ question, calls }: KindFieldsProps) {
  const { id, words } = question as EditedQuestion & WordOrder;
  // As it was typed: which stroke or space is meant is seen only at the end.
  const [sentence, setSentence] = useState(() => sentenceOf(words));
  const pieces = words.map((word) => word.trim()).filter(Boolean);
  return (
    <div className="kind-fields">
      <label className="kind-row">
        <span>الجملة الصح</span>
        <input
          className="input"
          dir="auto"
          data-place={placeName({ question: id, field: 0 })}
          value={sentence}
          onChange={({ target }) => {
            const typed = dropUnprintable(target.value);
            setSentence(typed);
            calls.change(id, (now) => ({ ...now, words: piecesOf(typed) }) as EditedQuestion);
          }}
        />
      </label>
      {pieces.length > 1 && (
        <ul className="kind-pieces" dir="auto" aria-label="القطع اللي هتتلخبط">
          {pieces.map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
            <li key={at}>{piece}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

export const wordOrderEditor: QuestionEditor = {
  label: 'رتّب الكلمات',
  prompt: 'اكتب المطلوب، زي: رتّب الكلمات',
  hint: 'اكتب الجملة بترتيبها الصح',
  note: 'كل طالب بيشوفها متلخبطة بترتيب تاني. لو عايز قطع من كذا كلمة، افصل بينهم بـ /',
  Fields: WordOrderFields,
  pressDigit: (question) => question,
};
