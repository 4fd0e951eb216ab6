import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { type ComponentProps, type ReactNode, useId } from 'react';
import './field.css';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'dir'> {
  label: string;
  /** A sentence that says what is wrong and how to mend it. */
  problem?: string | null | undefined;
  hint?: string;
  /** `latin` for phones, e-mails and the like: written left to right, resting at the reading edge. */
  script?: 'arabic' | 'latin';
  /** A button inside the field, at its end. */
  end?: ReactNode;
}

export function Field({ label, problem, hint, script = 'arabic', end, ...input }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = problem ?? hint;
  return (
    <div className={problem ? 'field field-wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <input
          {...input}
          id={id}
          className={script === 'latin' ? 'input input-latin' : 'input'}
          dir={script === 'latin' ? 'ltr' : undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={note ? noteId : undefined}
        />
        {end}
      </div>
      {problem ? (
        <p className="field-problem" id={noteId}>
          <IconAlertTriangle size={18} aria-hidden="true" />
          <span>{problem}</span>
        </p>
      ) : (
        hint && (
          <p className="field-hint" id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
