import { EXAM_LIMITS } from '@hessa/rules/quizzes/exams/exam-terms';
import { MINUTE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { type ReactNode, useState } from 'react';
import { NumberField } from '../../../ui/fields/number-field.tsx';

interface Minutes {
  /** Null while what is written is no such number. */
  minutes: number | null;
  field: ReactNode;
}

/** How many minutes more, typed in any digits. */
export function useMinutesField(initial: number, atLeast: 0 | 1, digits: DigitStyle): Minutes {
  const [written, setWritten] = useState(String(initial));
  const minutes = /^\d{1,3}$/.test(written.trim()) ? Number(written) : null;
  const isGood = minutes !== null && minutes >= atLeast && minutes <= EXAM_LIMITS.extraMinutesAtMost;
  return {
    minutes: isGood ? minutes : null,
    field: (
      <NumberField
        data-first-focus
        label="كام دقيقة؟"
        digits={digits}
        value={written}
        problem={!isGood && `اكتب عدد الدقايق، لحد ${countedNoun(EXAM_LIMITS.extraMinutesAtMost, MINUTE, digits)}.`}
        onChange={({ target }) => setWritten(target.value)}
      />
    ),
  };
}
