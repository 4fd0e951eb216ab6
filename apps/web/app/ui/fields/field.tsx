import { toLatinDigits } from '@hessa/rules/text/digits';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { rewriteInput } from './rewrite-input.ts';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'dir'> {
  label: ReactNode;
  /** A sentence that says what is wrong and how to mend it. */
  problem?: ReactNode;
  hint?: string | undefined;
  /**
   * `latin` for phones, e-mails and the like: written left to right, resting at the reading edge, digits as 0-9.
   * `number` stands the same way and keeps its digits (`NumberField`).
   */
  script?: 'arabic' | 'latin' | 'number';
  /** A button inside the field, at its end. */
  end?: ReactNode;
}

export function Field({ label, problem, hint, script = 'arabic', end, onInput, ...input }: FieldProps) {
  const id = useId();
  const leftToRight = script !== 'arabic';
  return (
    <FieldFrame id={id} label={label} problem={problem} hint={hint}>
      {(described) => (
        <div className="field-box">
          <input
            {...input}
            {...described}
            className={leftToRight ? 'input input-latin' : 'input'}
            dir={leftToRight ? 'ltr' : undefined}
            onInput={(event) => {
              // A password is taken as it is written.
              if (script === 'latin' && (input.type === 'tel' || input.inputMode === 'numeric'))
                rewriteInput(event.currentTarget, toLatinDigits);
              onInput?.(event);
            }}
          />
          {end}
        </div>
      )}
    </FieldFrame>
  );
}
