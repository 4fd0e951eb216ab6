import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import './badge.css';

interface BadgeProps {
  /** `here` is the one current item of a page; `new` is the highlighter. */
  tone?: 'plain' | 'right' | 'wrong' | 'warn' | 'done' | 'new' | 'here' | undefined;
  icon?: Icon;
  children: ReactNode;
}

/** A word or two about a thing: its term, its state. Isolated, so that digits inside stay on their side. */
export function Badge({ tone = 'plain', icon: Mark, children }: BadgeProps) {
  return (
    <span className={`badge badge-${tone}`}>
      {Mark && <Mark size={16} aria-hidden="true" />}
      {children}
    </span>
  );
}
