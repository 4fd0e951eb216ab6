import { toLatinDigits } from '@hessa/rules/text/digits';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
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
  const [typed, setTyped] = useState(0);
  const length = typeof input.value === 'string' ? input.value.length : typed;
  // A browser takes no more letters and says nothing: a name would end in the middle of a word unseen.
  const isFull = !leftToRight && input.maxLength !== undefined && length >= input.maxLength;
  return (
    <FieldFrame id={id} label={label} problem={problem} hint={isFull ? 'وصلت لآخر الطول المسموح هنا.' : hint}>
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
              setTyped(event.currentTarget.value.length);
              onInput?.(event);
            }}
          />
          {end}
        </div>
      )}
    </FieldFrame>
  );
}
