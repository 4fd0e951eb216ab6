import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import './button.css';
import { Spinner } from '../notices/spinner.tsx';

interface Look {
  /** One solid button a view; everything else is quieter. */
  look?: 'solid' | 'line' | 'soft' | 'quiet' | 'danger' | 'danger-quiet' | undefined;
  size?: 'normal' | 'small' | undefined;
  wide?: boolean | undefined;
  children: ReactNode;
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, keyof Look | 'className'> {
  /** While it works the spinner takes the icon's place, the label says what happens and presses are ignored. */
  busy?: boolean;
}

export function Button({ look, size, wide, busy = false, type = 'button', onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes({ look, size, wide })}
      // Stays focusable: a disabled button would drop the focus of whoever pressed it by keyboard.
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A link that looks like a button because it is the thing to press. */
export function ButtonLink({
  look,
  size,
  wide,
  children,
  ...rest
}: Look & Omit<ComponentProps<typeof Link>, keyof Look | 'className'>) {
  return (
    <Link {...rest} className={classes({ look, size, wide })}>
      {children}
    </Link>
  );
}

/** Leaves the site, such as a chat: a new tab that cannot reach back. */
export function OutsideButtonLink({
  look,
  size,
  wide,
  children,
  ...rest
}: Look & Omit<ComponentProps<'a'>, keyof Look | 'className'>) {
  return (
    <a {...rest} className={classes({ look, size, wide })} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function classes({ look = 'solid', size = 'normal', wide = false }: Omit<Look, 'children'>): string {
  return ['btn', `btn-${look}`, size === 'small' && 'btn-small', wide && 'btn-wide'].filter(Boolean).join(' ');
}
