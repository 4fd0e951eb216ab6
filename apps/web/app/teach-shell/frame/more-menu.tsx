import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import './more-menu.css';

export interface MenuChoice {
  label: string;
  icon?: ReactNode;
  /** A step that takes something away. */
  danger?: boolean;
  onChoose: () => void;
}

interface MoreMenuProps {
  /** What it is about, for those who hear the button alone. */
  about: string;
  choices: readonly MenuChoice[];
}

/** Three dots and what can be done with a row. Arrows walk the choices, Escape and any press outside close it. */
export function MoreMenu({ about, choices }: MoreMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    const items = place.current?.querySelectorAll<HTMLElement>('[role="menuitem"]');
    // The whole of it: under the last row of a list it would open out of sight.
    items?.[items.length - 1]?.scrollIntoView({ block: 'nearest' });
    items?.[0]?.focus({ preventScroll: true });
    const outside = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [isOpen]);

  function shut() {
    setOpen(false);
    place.current?.querySelector<HTMLElement>('button')?.focus();
  }

  function walk(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      shut();
    }
    if (event.key === 'Tab') setOpen(false);
    const items = [...(place.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    items.at(to % items.length)?.focus();
  }

  return (
    <div className="more" ref={place}>
      <IconButton
        label={`خيارات ${about}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <IconDots size={20} aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <div className="more-menu" id={id} role="menu" aria-label={about} tabIndex={-1} onKeyDown={walk}>
          {choices.map(({ label, icon, danger, onChoose }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={danger ? 'more-choice more-danger' : 'more-choice'}
              onClick={() => {
                shut();
                onChoose();
              }}
            >
              {icon}
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
