import type { SheetDoubt } from '@hessa/rules/quizzes/sheets/sheet-answers';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Chip, Chips } from '../../../../ui/controls/chips.tsx';
import { answerLetter } from '../../answer-letter.ts';
import type { SheetInHand } from './read-picture.ts';
import { RowCrop } from './row-crop.tsx';

interface AskRowProps {
  sheet: SheetInHand;
  doubt: SheetDoubt;
  choices: number;
  digits: DigitStyle;
  onSettle: (marked: number[]) => void;
}

/** A number that only a person can read: its picture, and one tap for what was meant. */
export function AskRow({ sheet, doubt, choices, digits, onSettle }: AskRowProps) {
  const { row, why, several, seen } = doubt;
  const number = formatNumber(row + 1, digits);
  const letters = Array.from({ length: choices }, (_, at) => answerLetter(at, false));
  return (
    <div className="sheet-ask">
      <h2>
        {why === 'double' ? `سؤال ${number} فيه دايرتين. أنهي الإجابة؟` : `سؤال ${number} مش واضح. أنهي الإجابة؟`}
      </h2>
      <RowCrop sheet={sheet} row={row} />
      {several ? (
        <PickSeveral letters={letters} seen={seen} onSettle={onSettle} />
      ) : (
        <>
          <div className="sheet-picks" dir="ltr" lang="en">
            {letters.map((letter, at) => (
              <Button key={letter} look="line" onClick={() => onSettle([at])}>
                {letter}
              </Button>
            ))}
          </div>
          <div className="sheet-picks">
            <Button look="line" onClick={() => onSettle([])}>
              سايبه فاضي
            </Button>
            {seen.length > 1 && (
              <Button look="line" onClick={() => onSettle([...seen])}>
                إجابتين: غلط
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

interface PickSeveralProps {
  letters: readonly string[];
  seen: readonly number[];
  onSettle: (marked: number[]) => void;
}

/** Where several letters may be right, one tap each and one to say that these are all. */
function PickSeveral({ letters, seen, onSettle }: PickSeveralProps) {
  const [picked, setPicked] = useState(seen);
  const turn = (at: number) => setPicked(picked.includes(at) ? picked.filter((each) => each !== at) : [...picked, at]);
  return (
    <>
      <Chips label="الإجابات المظلّلة">
        {letters.map((letter, at) => (
          <Chip key={letter} chosen={picked.includes(at)} onClick={() => turn(at)}>
            {letter}
          </Chip>
        ))}
      </Chips>
      <Button wide onClick={() => onSettle([...picked].sort((one, other) => one - other))}>
        دي كلها
      </Button>
    </>
  );
}
