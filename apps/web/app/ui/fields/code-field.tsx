import { toLatinDigits } from '@hessa/rules/text/digits';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { rewriteInput } from './rewrite-input.ts';
import './code-field.css';

interface CodeFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'dir' | 'type' | 'name'> {
  label: string;
  problem?: ReactNode;
  hint?: string | undefined;
  /** That there is no line: calm, because nothing is wrong with the code. */
  cut?: string | undefined;
  /** A button beside the field, where there is room for it. */
  end?: ReactNode;
}

const toCapitals = (text: string) => text.toUpperCase();

/** The scratch area of a ticket: hatched until something is written. Letters become capitals, digits 0-9, as typed. */
export function CodeField({
  label,
  problem,
  hint,
  cut,
  end,
  placeholder = 'XXXX-XXXX',
  onInput,
  ...input
}: CodeFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} problem={problem} hint={hint}>
      {(described) => (
        <>
          <div className={end ? 'code-box code-box-shared' : 'code-box'}>
            <input
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={32}
              {...input}
              {...described}
              // By this name a press before the page is awake finds it.
              name="ticket"
              type="text"
              className="input code"
              dir="ltr"
              placeholder={placeholder}
              onInput={(event) => {
                rewriteInput(event.currentTarget, (text) => toCapitals(toLatinDigits(text)));
                onInput?.(event);
              }}
            />
            {end}
          </div>
          <div role="status">
            {cut && (
              <p className="field-hint code-cut">
                <IconWifiOff size={18} aria-hidden="true" />
                {cut}
              </p>
            )}
          </div>
        </>
      )}
    </FieldFrame>
  );
}
