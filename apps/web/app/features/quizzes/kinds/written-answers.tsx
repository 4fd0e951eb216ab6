import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { countWords } from '@hessa/rules/text/count-words';
import { WORD } from '@hessa/rules/text/counted-nouns';
import { formatNumber } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import { useId } from 'react';
import { usePageData } from '../../../site-data.ts';
import { Counted } from '../../../ui/text/counted.tsx';
import type { ShownWriting } from './further-questions.ts';
import './written.css';

interface WrittenAnswersProps {
  question: ShownWriting;
  answer: string | null;
  disabled: boolean;
  onAnswer: (answer: string) => void;
}

/** A page to write on, with the words counted as they come. The phone's keyboard helps nobody with spelling here. */
export function WrittenAnswers({ question: { words, rubric }, answer, disabled, onAnswer }: WrittenAnswersProps) {
  const digits = usePageData()?.site.settings.digits ?? 'arabic';
  const countId = useId();
  const text = answer ?? '';
  const count = countWords(text);
  return (
    <div className="written">
      <textarea
        className="written-page"
        dir="auto"
        rows={9}
        aria-label="إجابتك"
        aria-describedby={countId}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={QUESTION_LIMITS.writtenLength}
        value={text}
        readOnly={disabled}
        onChange={({ target }) => onAnswer(target.value)}
      />
      <p id={countId} className="written-count" dir="rtl" lang="ar-EG">
        <Counted>{count === 0 ? 'لسه ولا كلمة' : countedAlone(count, WORD, digits)}</Counted>
        {words && (
          <>
            {' '}
            والمطلوب من <bdi>{formatNumber(words.from, digits)}</bdi> لـ <bdi>{formatNumber(words.to, digits)}</bdi>
          </>
        )}
      </p>
      {rubric.length > 0 && (
        <p className="written-looked-at" dir="rtl" lang="ar-EG">
          بيتصحّح على: {rubric.map(({ name, marks }) => `${name} (${formatNumber(marks, digits)})`).join('، ')}
        </p>
      )}
    </div>
  );
}
