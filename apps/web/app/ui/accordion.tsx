import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type ReactNode, useId, useState } from 'react';
import './accordion.css';

interface AccordionItemProps {
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
  children: ReactNode;
}

/** A unit of a margin list: its number beside the red line, its name, and what unfolds under it. */
export function AccordionItem(props: AccordionItemProps) {
  const { number, title, meta, heading: Heading = 'h3', onToggle, startsOpen = false, children } = props;
  const id = useId();
  const [kept, keep] = useState(startsOpen);
  const open = props.open ?? kept;
  return (
    <div className="accordion">
      <Heading className="accordion-heading">
        <button
          type="button"
          className="accordion-head"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            keep(!open);
            onToggle?.(!open);
          }}
        >
          <span className="accordion-number">{number}</span>
          <span className="accordion-name">
            {title}
            {meta && <small>{meta}</small>}
          </span>
          <IconChevronDown className="accordion-mark" aria-hidden="true" />
        </button>
      </Heading>
      <div className="accordion-panel" id={id} data-open={open}>
        <div className="accordion-content">{children}</div>
      </div>
    </div>
  );
}
