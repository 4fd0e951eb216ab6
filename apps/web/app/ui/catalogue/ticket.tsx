import type { ReactNode } from 'react';
import './ticket.css';

interface TicketProps {
  /** What stands above the tear line. */
  top: ReactNode;
  /** What stands under it. */
  children: ReactNode;
  /** The surface it lies on shows through the notches. */
  on?: 'paper' | 'sheet' | 'board' | undefined;
}

/** A tear-off card: everything that has to do with a code. */
export function Ticket({ top, children, on = 'paper' }: TicketProps) {
  return (
    <div className={`ticket ticket-on-${on}`}>
      <div className="ticket-part">{top}</div>
      <div className="ticket-tear" aria-hidden="true" />
      <div className="ticket-part">{children}</div>
    </div>
  );
}
