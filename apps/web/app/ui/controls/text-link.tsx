import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import './text-link.css';

interface TextLinkProps extends Omit<ComponentProps<typeof Link>, 'className'> {
  /** It leads on to a place of its own: a chevron points there. */
  forward?: boolean | undefined;
}

export function TextLink({ forward = false, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className="text-link">
      {children}
      {forward && <IconChevronLeft size={18} aria-hidden="true" />}
    </Link>
  );
}

/** Does something here, such as «اقرأ أكتر», and sits in the line of the text. */
export function TextButton({ children, ...rest }: Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button type="button" {...rest} className="text-button">
      {children}
    </button>
  );
}
