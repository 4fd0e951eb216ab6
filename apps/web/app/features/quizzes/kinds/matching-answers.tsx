import { UNMATCHED } from '@hessa/rules/quizzes/kinds/unmatched';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId } from 'react';
import { answerLetter } from '../answer-letter.ts';
import { QuestionWords } from '../question-words.tsx';
import type { ShownMatching } from './further-questions.ts';
import './further-kinds.css';

interface MatchingAnswersProps {
  question: ShownMatching;
  answer: readonly number[] | null;
  isArabic: boolean;
  disabled: boolean;
  onAnswer: (answer: readonly number[]) => void;
}

const CHOOSE = 'اختار';

/** Each of the one list with the phone's own picker of the other: nothing drawn is easier for a thumb or a voice. */
export function MatchingAnswers({ question, answer, isArabic, disabled, onAnswer }: MatchingAnswersProps) {
  const { lefts, rights } = question;
  const id = useId();
  const named = rights.map((right, place) => `${answerLetter(place, isArabic)}) ${right}`);
  const matches = lefts.map((_, at) => answer?.[at] ?? UNMATCHED);
  return (
    <ol className="matching">
      {lefts.map((left, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair is its place
        <li key={at} className={matches[at] === UNMATCHED ? 'match' : 'match match-made'}>
          <span id={`${id}-${at}`} className="match-left" dir="auto">
            <QuestionWords text={left} />
          </span>
          <span className="match-pick">
            {named.map((right, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place
              <span key={place} className="match-room" aria-hidden="true">
                {right}
              </span>
            ))}
            <span className="match-chosen" aria-hidden="true">
              {named[matches[at] ?? UNMATCHED] ?? CHOOSE}
            </span>
            <select
              aria-labelledby={`${id}-${at}`}
              value={matches[at]}
              disabled={disabled}
              onChange={({ target }) =>
                onAnswer(matches.map((match, place) => (place === at ? Number(target.value) : match)))
              }
            >
              <option value={UNMATCHED} lang="ar-EG">
                {CHOOSE}
              </option>
              {named.map((right, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place
                <option key={place} value={place}>
                  {right}
                </option>
              ))}
            </select>
            <IconChevronDown size={18} aria-hidden="true" />
          </span>
        </li>
      ))}
    </ol>
  );
}
