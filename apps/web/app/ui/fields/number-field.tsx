import { type DigitStyle, formatDigits, toLatinDigits } from '@hessa/rules/text/digits';
import { Field, type FieldProps } from './field.tsx';
import { rewriteInput } from './rewrite-input.ts';

interface NumberFieldProps extends Omit<FieldProps, 'script' | 'type' | 'value' | 'onChange' | 'onInput'> {
  /** In 0-9, whatever is shown. */
  value: string;
  digits: DigitStyle;
  onChange: (typed: { target: { value: string } }) => void;
}

/** A number in the digits of the page, typed in any: what stands there is as its reader would write it. */
export function NumberField({
  value,
  digits,
  placeholder,
  onChange,
  inputMode = 'numeric',
  ...field
}: NumberFieldProps) {
  return (
    <Field
      {...field}
      script="number"
      inputMode={inputMode}
      value={shown(value, digits)}
      placeholder={placeholder && shown(placeholder, digits)}
      onInput={({ currentTarget }) => rewriteInput(currentTarget, (text) => shown(plain(text), digits))}
      onChange={({ target }) => onChange({ target: { value: plain(target.value) } })}
    />
  );
}

/** A lone «٠» reads as a dot. */
function shown(text: string, digits: DigitStyle): string {
  if (text === '0') return text;
  return formatDigits(digits === 'arabic' ? text.replace('.', '٫') : text, digits);
}

/** Marks between thousands are left out: they would be in the way of the next digit. */
function plain(text: string): string {
  return toLatinDigits(text).replace(/٬/g, '').replace('٫', '.');
}
