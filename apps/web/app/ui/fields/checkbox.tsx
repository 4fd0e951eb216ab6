import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldProblem } from './field-frame.tsx';
import './checkbox.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'children'> {
  children: ReactNode;
  problem?: string | null | undefined;
}

/** The browser's own box under a pen tick. The whole line is the target. */
export function Checkbox({ children, problem, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={problem ? 'field field-wrong' : 'field'}>
      <label className="checkbox">
        <span className="checkbox-box">
          <input
            {...input}
            type="checkbox"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? id : undefined}
          />
          <BoxTick />
        </span>
        <span>{children}</span>
      </label>
      {problem && <FieldProblem id={id}>{problem}</FieldProblem>}
    </div>
  );
}

/** The tick of a box that stands without words of its own; draws itself beside a checked input in `.checkbox-box`. */
export function BoxTick() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M4.5 17.5c2.6 2.2 4.8 5.3 6.2 8.7C14 17.3 19.6 9 28.5 4.5" pathLength="1" />
    </svg>
  );
}
