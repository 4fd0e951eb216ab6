import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldFrame } from './field-frame.tsx';
import './text-area.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'id'> {
  label: ReactNode;
  problem?: ReactNode;
  hint?: string | undefined;
}

/** Grows with what is written in it; each paragraph takes its own direction unless one is given. */
export function TextArea({ label, problem, hint, rows = 3, dir = 'auto', ...area }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} problem={problem} hint={hint}>
      {(described) => (
        <div className="field-box">
          <textarea {...area} {...described} rows={rows} dir={dir} className="input text-area" />
        </div>
      )}
    </FieldFrame>
  );
}
