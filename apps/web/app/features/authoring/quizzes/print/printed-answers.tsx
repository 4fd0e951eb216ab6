import type { Gaps } from '@hessa/rules/quizzes/kinds/gaps';
import type { Matching } from '@hessa/rules/quizzes/kinds/matching';
import type { QuestionKindName } from '@hessa/rules/quizzes/kinds/question-kinds';
import { sketchOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { type WordOrder, wordOrder } from '@hessa/rules/quizzes/kinds/word-order';
import type { Written } from '@hessa/rules/quizzes/kinds/written';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { writtenDirection } from '@hessa/rules/text/written-direction';
import type { ComponentType } from 'react';
import { IsolatedText } from '../../../../ui/text/bidi.tsx';
import { answerLetter } from '../../../quizzes/answer-letter.ts';
import { QuestionWords } from '../../../quizzes/question-words.tsx';
import type { StoredQuiz } from '../edited-question.ts';
import { matchLetters, printedRights } from './match-letters.ts';

export type PrintedQuestionPart = StoredQuiz['questions'][number];

interface PrintedAnswersProps {
  question: PrintedQuestionPart;
  arabic: boolean;
  withKey: boolean;
  digits: DigitStyle;
  /** In a form: the choice that stands at each letter, the letters those of the sheet that is shaded. */
  order?: readonly number[] | undefined;
}

/** In the handwriting of a student. */
const WORDS_A_LINE = 9;

/** Longer choices stand one below the other. */
const LONG_CHOICE = 34;

function PrintedChoices({ question, arabic, withKey, order }: PrintedAnswersProps) {
  const { choices, right } = sketchOf(question);
  const shown = order ?? choices.map((_, at) => at);
  return (
    <ol className="printed-choices" data-long={choices.some((choice) => choice.length > LONG_CHOICE) || undefined}>
      {shown.map((stored, at) => (
        <li key={stored} data-right={(withKey && right.includes(stored)) || undefined}>
          <span className="printed-letter" data-several={right.length > 1 || undefined}>
            {answerLetter(at, arabic && !order)}
          </span>
          <span dir="auto">
            <QuestionWords text={choices[stored] ?? ''} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The gaps are in the words themselves; the key stands below them. */
function PrintedGaps({ question, withKey }: PrintedAnswersProps) {
  const { gaps } = question as PrintedQuestionPart & Gaps;
  if (!withKey) return null;
  return (
    <ol className="printed-right">
      {gaps.map((accepted, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
        <li key={at}>{accepted.join(' / ')}</li>
      ))}
    </ol>
  );
}

/** In the order of the form, and on the paper as it was written by their letters; never as the sentence. */
function PrintedWords({ question, withKey, order }: PrintedAnswersProps) {
  const sentence = question as PrintedQuestionPart & WordOrder;
  const { words } = sentence;
  const byLetter = (one: number, other: number) =>
    (words[one] ?? '').toLowerCase().localeCompare((words[other] ?? '').toLowerCase(), 'en');
  const mixed = wordOrder.present(sentence, order ?? [...words.keys()].sort(byLetter)).words;
  return (
    <>
      <p className="printed-words">{mixed.join('  /  ')}</p>
      {withKey ? <p className="printed-right">{words.join(' ')}</p> : <p className="printed-line" />}
    </>
  );
}

function PrintedMatching({ question, arabic, withKey, order }: PrintedAnswersProps) {
  const matching = question as PrintedQuestionPart & Matching;
  const letters = matchLetters(matching, arabic, order);
  return (
    <div className="printed-matching">
      <ol>
        {matching.lefts.map((left, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pair is its place
          <li key={at} dir="auto">
            <QuestionWords text={left} />{' '}
            <b className="printed-match">({withKey ? letters[at] : '\u00a0\u00a0\u00a0'})</b>
          </li>
        ))}
      </ol>
      <ol className="printed-rights">
        {printedRights(matching, order).map((place, at) => (
          <li key={place}>
            <span className="printed-letter">{answerLetter(at, arabic)}</span>{' '}
            <span dir="auto">
              <QuestionWords text={matching.rights[place] ?? ''} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Lines to write on, as many as the words that are asked for need; on the key the model answer and the criteria. */
function PrintedLines({ question, withKey, digits }: PrintedAnswersProps) {
  const { words, rubric, model } = question as PrintedQuestionPart & Written;
  if (withKey) {
    return (
      <ul className="printed-right">
        {model !== '' && <li dir="auto">{model}</li>}
        {rubric.map(({ name, marks }) => (
          <li key={name} dir={writtenDirection(name)}>
            <IsolatedText text={name} />: <bdi>{formatNumber(marks, digits)}</bdi>
          </li>
        ))}
      </ul>
    );
  }
  const lines = Math.min(24, Math.max(4, Math.ceil((words?.to ?? 60) / WORDS_A_LINE)));
  return <div className="printed-lines" style={{ blockSize: `${lines * 9}mm` }} />;
}

/** What stands below the words of a question on paper, by its kind. */
export const PRINTED_ANSWERS: Readonly<Record<QuestionKindName, ComponentType<PrintedAnswersProps>>> = {
  'single-choice': PrintedChoices,
  'several-choices': PrintedChoices,
  'true-false': PrintedChoices,
  gaps: PrintedGaps,
  'word-order': PrintedWords,
  matching: PrintedMatching,
  written: PrintedLines,
};

/** What is to be done, where the question itself need not say it. */
export const PRINTED_HINTS: Readonly<Record<QuestionKindName, string | null>> = {
  'single-choice': null,
  'several-choices': 'اختار كل الإجابات الصح.',
  'true-false': null,
  gaps: null,
  'word-order': 'رتّب الكلمات في جملة.',
  matching: 'وصّل: اكتب الحرف قدام كل واحدة.',
  written: null,
};
