import type { DigitStyle } from '@hessa/rules/text/digits';
import { Field, type FieldProps } from './field.tsx';
import { NO_NUMBER } from './no-number.ts';
import { rewriteInput } from './rewrite-input.ts';
import { plainNumber, shownNumber } from './typed-number.ts';
import { useRefusedPart } from './use-refused-part.ts';

interface NumberFieldProps extends Omit<FieldProps, 'script' | 'type' | 'value' | 'onChange' | 'onInput'> {
  /** In 0-9, whatever is shown. */
  value: string;
  digits: DigitStyle;
  /** Of a number with a part or a sign where a whole one is asked for it tells `NO_NUMBER`. */
  onChange: (typed: { target: { value: string } }) => void;
}

/**
 * A number in the digits of the page, typed in any: what stands there is as its reader would write it. Unless its
 * `inputMode` is decimal it is a whole one; any other stays as it was typed and is refused beside the field.
 */
export function NumberField({
  value,
  digits,
  placeholder,
  problem,
  onChange,
  inputMode = 'numeric',
  ...field
}: NumberFieldProps) {
  const { refused, fault, take } = useRefusedPart(value);
  return (
    <Field
      {...field}
      script="number"
      inputMode={inputMode}
      value={shownNumber(refused ?? value, digits)}
      problem={fault ?? problem}
      placeholder={placeholder && shownNumber(placeholder, digits)}
      onInput={({ currentTarget }) => rewriteInput(currentTarget, (text) => shownNumber(plainNumber(text), digits))}
      onChange={({ target }) => {
        const typed = plainNumber(target.value);
        const isRefused = inputMode !== 'decimal' && take(typed);
        onChange({ target: { value: isRefused ? NO_NUMBER : typed } });
      }}
    />
  );
}
