import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { type ReactNode, useId, useState } from 'react';
import './accordion.css';

interface AccordionItemProps {
  /** Its place in the page, for addresses that name it. */
  place?: string | undefined;
  /** The number in the margin column. */
  number?: ReactNode;
  title: ReactNode;
  /** A line under the title, such as «٤ دروس». */
  meta?: ReactNode;
  heading?: 'h2' | 'h3' | 'h4' | undefined;
  /** Leave both out and the item keeps its state itself, beginning as `startsOpen` says. */
  open?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  startsOpen?: boolean | undefined;
  /** Stands under the heading, folded or not. */
  foot?: ReactNode;
  /** Shut for now, in the colour of the reason: it stays folded, wears a lock, and a press only tells. */
  locked?: 'warn' | 'wrong' | undefined;
  onLockedPress?: (() => void) | undefined;
  children: ReactNode;
}

/** A unit of a margin list: its number beside the red line, its name, and what unfolds under it. */
export function AccordionItem(props: AccordionItemProps) {
  const { number, title, meta, heading: Heading = 'h3', onToggle, startsOpen = false, foot, locked, children } = props;
  const id = useId();
  const [kept, keep] = useState(startsOpen);
  const open = !locked && (props.open ?? kept);
  const press = () => {
    if (locked) return props.onLockedPress?.();
    keep(!open);
    onToggle?.(!open);
  };
  return (
    <div id={props.place} className={locked ? `accordion accordion-locked accordion-${locked}` : 'accordion'}>
      <Heading className="accordion-heading">
        <button
          type="button"
          className="accordion-head"
          aria-expanded={open}
          aria-controls={id}
          // Stays focusable: whoever presses it by keyboard is told why, too.
          aria-disabled={locked ? true : undefined}
          onClick={press}
        >
          <span className="accordion-number">{number}</span>
          <span className="accordion-name">
            {title}
            {meta && <small>{meta}</small>}
          </span>
          {locked ? (
            <IconLock className="accordion-lock" aria-hidden="true" />
          ) : (
            <IconChevronDown className="accordion-mark" aria-hidden="true" />
          )}
        </button>
      </Heading>
      {foot && <div className="accordion-foot">{foot}</div>}
      <div className="accordion-panel" id={id} data-open={open}>
        <div className="accordion-content">{children}</div>
      </div>
    </div>
  );
}
