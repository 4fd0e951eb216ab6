import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { LETTER } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { Button } from '../../../ui/controls/button.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { Counted } from '../../../ui/text/counted.tsx';
import './aside-text.css';

interface AsideTextProps {
  /** Written here before another device wrote something newer. */
  text: string;
  /** What stands in the answer now. */
  answer: string;
  digits: DigitStyle;
  /** With the whole answer; left out where an answer is not one text. */
  onAdd?: ((answer: string) => void) | undefined;
  /** Puts them into the gaps that they were written for. */
  onPut?: (() => void) | undefined;
  onDrop: () => void;
}

/** Words that another device overwrote: their writer decides what becomes of them. */
export function AsideText({ text, answer, digits, onAdd, onPut, onDrop }: AsideTextProps) {
  const both = `${answer.trimEnd()}\n${text}`.trim();
  const isTooLong = both.length > QUESTION_LIMITS.writtenLength;
  return (
    <Note
      tone="warn"
      still
      title="كتبت الكلام ده هنا، واتكتب غيره على جهازك التاني"
      actions={
        <>
          {onAdd && !isTooLong && (
            <Button look="line" size="small" onClick={() => onAdd(both)}>
              ضيفه لآخر إجابتك
            </Button>
          )}
          {onPut && (
            <Button look="line" size="small" onClick={onPut}>
              حطه في الفراغات
            </Button>
          )}
          <Button look="quiet" size="small" onClick={onDrop}>
            مش محتاجه
          </Button>
        </>
      }
    >
      <p className="aside-text" dir="auto">
        {text}
      </p>
      {onAdd && isTooLong && (
        <p>
          مع إجابتك هيبقى أطول من <Counted>{countedNoun(QUESTION_LIMITS.writtenLength, LETTER, digits)}</Counted>. انسخ
          منه اللي محتاجه، أو قصّر إجابتك وضيفه.
        </p>
      )}
    </Note>
  );
}
