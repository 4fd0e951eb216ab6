import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { ReactNode } from 'react';
import './time-mark.css';

interface TimeMarkProps {
  /** As `endTone` of the rules says, the same as the student sees; red for what is closed. */
  tone: 'green' | 'orange' | 'red';
  children: ReactNode;
}

/** How a student stands with time, in a list as on the card. */
export function TimeMark({ tone, children }: TimeMarkProps) {
  const Icon = tone === 'red' ? IconLock : IconHourglass;
  return (
    <span className={`time-mark time-mark-${tone}`}>
      <Icon size={16} aria-hidden="true" />
      {children}
    </span>
  );
}
