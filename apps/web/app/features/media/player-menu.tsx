import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import './player-menu.css';

interface PlayerMenuProps {
  /** What the button says, and what it stands for when read aloud. */
  shown: ReactNode;
  label: string;
  title: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
}

/** A button of the bar and the small panel it opens above it. */
export function PlayerMenu({ shown, label, title, open, onOpen, children }: PlayerMenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(() => onOpen(false));

  useEffect(() => {
    if (!open) return;
    const panel = root.current?.querySelector('.player-menu');
    (
      panel?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? panel?.querySelector<HTMLElement>('button')
    )?.focus();
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const panel = event.currentTarget;
    const buttons = [...panel.querySelectorAll<HTMLElement>('button')];
    if (event.key === 'Escape') {
      onOpen(false);
      root.current?.querySelector<HTMLElement>('.player-chip')?.focus();
    } else if (step && buttons.length > 0) {
      const at = buttons.indexOf(document.activeElement as HTMLElement);
      buttons[(at + step + buttons.length) % buttons.length]?.focus();
    } else return;
    event.preventDefault();
  }

  return (
    <div className="player-menu-place" ref={root}>
      <button
        type="button"
        className="player-chip"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpen(!open)}
      >
        {shown}
      </button>
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out as a title
        <div id={id} className="player-menu" role="group" aria-label={title} dir="rtl" onKeyDown={move}>
          <b className="player-menu-title">{title}</b>
          {children}
        </div>
      )}
    </div>
  );
}

interface MenuChoiceProps {
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

export function MenuChoice({ chosen, onChoose, children }: MenuChoiceProps) {
  return (
    <button type="button" className="player-choice" aria-pressed={chosen} onClick={onChoose}>
      {children}
    </button>
  );
}
