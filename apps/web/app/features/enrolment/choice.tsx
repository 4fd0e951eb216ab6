import type { Icon } from '@tabler/icons-react';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import type { ComponentProps, ReactNode } from 'react';
import './choice.css';

interface ChoiceParts {
  icon: Icon;
  title: string;
  /** What happens next, in a few words. */
  children: ReactNode;
}

/** A way to go on, with a line about it. */
export function ChoiceButton({
  icon,
  title,
  children,
  ...rest
}: ChoiceParts & Omit<ComponentProps<'button'>, keyof ChoiceParts | 'className'>) {
  return (
    <button type="button" {...rest} className="choice">
      <ChoiceInside icon={icon} title={title}>
        {children}
      </ChoiceInside>
    </button>
  );
}

/** The same, leaving the site in a new tab. */
export function ChoiceLink({ icon, title, children, href }: ChoiceParts & { href: string }) {
  return (
    <a className="choice" href={href} target="_blank" rel="noopener noreferrer">
      <ChoiceInside icon={icon} title={title}>
        {children}
      </ChoiceInside>
    </a>
  );
}

function ChoiceInside({ icon: Mark, title, children }: ChoiceParts) {
  return (
    <>
      <Mark className="choice-mark" aria-hidden="true" />
      <span>
        <b>{title}</b>
        <small>{children}</small>
      </span>
      <IconChevronLeft size={18} aria-hidden="true" />
    </>
  );
}
