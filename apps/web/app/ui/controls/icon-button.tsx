import type { ComponentProps, ReactNode } from 'react';
import './icon-button.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'aria-label'> {
  /** What the button does, for those who do not see the icon. */
  label: string;
  children: ReactNode;
}

export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className="icon-btn" aria-label={label}>
      {children}
    </button>
  );
}
