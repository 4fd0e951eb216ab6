import type { DigitStyle } from '@hessa/rules/text/digits';
import { useId } from 'react';
import { FieldProblem } from '../../../ui/fields/field-frame.tsx';
import { plainNumber, shownNumber, wholeNumber } from '../../../ui/fields/typed-number.ts';
import { useRefusedPart } from '../../../ui/fields/use-refused-part.ts';

interface RubricFieldProps {
  'aria-label': string;
  given: number | null;
  digits: DigitStyle;
  onFocus: () => void;
  /** Null for an empty field and for what is no whole number: nothing is given by it. */
  onGive: (marks: number | null) => void;
}

/** The marks of a criterion that has too many for taps. */
export function RubricField({ 'aria-label': label, given, digits, onFocus, onGive }: RubricFieldProps) {
  const id = useId();
  const value = given === null ? '' : shownNumber(String(given), digits);
  const { refused, fault, take } = useRefusedPart(value);
  return (
    <div>
      <input
        className="input rubric-field"
        inputMode="numeric"
        aria-label={label}
        aria-invalid={refused !== null || undefined}
        aria-describedby={refused === null ? undefined : id}
        value={refused ?? value}
        onFocus={onFocus}
        onChange={({ target }) => {
          const typed = plainNumber(target.value);
          onGive(take(typed) ? null : wholeNumber(typed));
        }}
      />
      {fault !== null && <FieldProblem id={id}>{fault}</FieldProblem>}
    </div>
  );
}
