import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { ReactNode } from 'react';
import './field.css';

/** What ties a control to its label and its sentence. */
export interface Described {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps {
  id: string;
  label: ReactNode;
  problem?: ReactNode;
  hint?: string | undefined;
  children: (described: Described) => ReactNode;
}

/** The label above a control and the sentence under it. */
export function FieldFrame({ id, label, problem, hint, children }: FieldFrameProps) {
  const noteId = `${id}-note`;
  return (
    <div className={problem ? 'field field-wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': problem || hint ? noteId : undefined,
      })}
      {problem ? <FieldProblem id={noteId}>{problem}</FieldProblem> : null}
      {!problem && hint && (
        <p className="field-hint" id={noteId}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldProblem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-problem" id={id}>
      <IconAlertTriangle size={18} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
