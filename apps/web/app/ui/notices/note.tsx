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
  /** Stands there while somebody works, and changes with what they do: it is not read out by itself. */
  still?: boolean;
  ref?: Ref<HTMLDivElement>;
}

const ICONS: Record<Tone, Icon> = {
  info: IconInfoCircle,
  warn: IconAlertTriangle,
  wrong: IconAlertTriangle,
  right: IconCheck,
};

/** A wash panel that says what happened and what to do next. Trouble interrupts a screen reader, news waits. */
export function Note({ tone, title, children, actions, icon, still = false, ref }: NoteProps) {
  const Mark = icon ?? ICONS[tone];
  const urgent = tone === 'warn' || tone === 'wrong';
  const role = urgent ? 'alert' : 'status';
  return (
    <div ref={ref} className={`note note-${tone}`} role={still ? undefined : role} tabIndex={-1}>
      <Mark aria-hidden="true" />
      <div>
        <b>{title}</b>
        {children}
        {actions && <div className="note-actions">{actions}</div>}
      </div>
    </div>
  );
}
