import type { Icon } from '@tabler/icons-react';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { ReactNode, Ref } from 'react';
import './note.css';

type Tone = 'info' | 'warn' | 'wrong' | 'right';

interface NoteProps {
  tone: Tone;
  title: string;
  children?: ReactNode;
  /** Buttons under the text. */
  actions?: ReactNode;
  icon?: Icon;
  ref?: Ref<HTMLDivElement>;
}

const ICONS: Record<Tone, Icon> = {
  info: IconInfoCircle,
  warn: IconAlertTriangle,
  wrong: IconAlertTriangle,
  right: IconCheck,
};

/** A wash panel that says what happened and what to do next. Trouble interrupts a screen reader, news waits. */
export function Note({ tone, title, children, actions, icon, ref }: NoteProps) {
  const Mark = icon ?? ICONS[tone];
  const urgent = tone === 'warn' || tone === 'wrong';
  return (
    <div ref={ref} className={`note note-${tone}`} role={urgent ? 'alert' : 'status'} tabIndex={-1}>
      <Mark aria-hidden="true" />
      <div>
        <b>{title}</b>
        {children}
        {actions && <div className="note-actions">{actions}</div>}
      </div>
    </div>
  );
}
