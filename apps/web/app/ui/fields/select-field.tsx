import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldFrame } from './field-frame.tsx';
import './select-field.css';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> {
  label: ReactNode;
  problem?: ReactNode;
  hint?: string | undefined;
  /** Stands first and cannot be chosen, such as «اختار سنتك». */
  placeholder?: string | undefined;
  options: readonly { readonly value: string; readonly label: string }[];
}

/** The phone's own picker: nothing drawn here is easier for a thumb or a screen reader. */
export function SelectField({ label, problem, hint, placeholder, options, ...select }: SelectFieldProps) {
  const id = useId();
  const uncontrolled = select.value === undefined && select.defaultValue === undefined;
  return (
    <FieldFrame id={id} label={label} problem={problem} hint={hint}>
      {(described) => (
        <div className="field-box">
          <select
            {...select}
            {...(uncontrolled && placeholder ? { defaultValue: '' } : {})}
            {...described}
            className="input select"
          >
            {placeholder && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown className="select-mark" size={20} aria-hidden="true" />
        </div>
      )}
    </FieldFrame>
  );
}
