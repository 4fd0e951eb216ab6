import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { writeLatinDigits } from './write-latin-digits.ts';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'dir'> {
  label: ReactNode;
  /** A sentence that says what is wrong and how to mend it. */
  problem?: ReactNode;
  hint?: string | undefined;
  /** `latin` for phones, e-mails and the like: written left to right, resting at the reading edge, digits as 0-9. */
  script?: 'arabic' | 'latin';
  /** A button inside the field, at its end. */
  end?: ReactNode;
}

export function Field({ label, problem, hint, script = 'arabic', end, onInput, ...input }: FieldProps) {
  const id = useId();
  const latin = script === 'latin';
  return (
    <FieldFrame id={id} label={label} problem={problem} hint={hint}>
      {(described) => (
        <div className="field-box">
          <input
            {...input}
            {...described}
            className={latin ? 'input input-latin' : 'input'}
            dir={latin ? 'ltr' : undefined}
            onInput={(event) => {
              // A password is taken as it is written.
              if (latin && (input.type === 'tel' || input.inputMode === 'numeric'))
                writeLatinDigits(event.currentTarget);
              onInput?.(event);
            }}
          />
          {end}
        </div>
      )}
    </FieldFrame>
  );
}
