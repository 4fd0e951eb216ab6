import { toLatinDigits } from '@hessa/rules/text/digits';
import { useId } from 'react';
import { FieldProblem } from '../../../ui/fields/field-frame.tsx';
import { useRefusedPart, WHOLE_ONLY } from '../../../ui/fields/use-refused-part.ts';

interface RubricFieldProps {
  'aria-label': string;
  value: string;
  onFocus: () => void;
  /** Null for what is no whole number: nothing is given by it. */
  onGive: (marks: number | null) => void;
}

/** The marks of a criterion that has too many for taps. */
export function RubricField({ 'aria-label': label, value, onFocus, onGive }: RubricFieldProps) {
  const id = useId();
  const { refused, take } = useRefusedPart(value);
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
          const typed = toLatinDigits(target.value).replace('٫', '.');
          onGive(take(typed) ? null : Number(typed.replace(/\D/g, '')));
        }}
      />
      {refused !== null && <FieldProblem id={id}>{WHOLE_ONLY}</FieldProblem>}
    </div>
  );
}
