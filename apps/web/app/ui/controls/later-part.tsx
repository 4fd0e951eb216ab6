import { type ReactNode, useState } from 'react';
import './later-part.css';

/** A part of a page that is seldom needed: behind its title, and asked for when it is opened. */
export function LaterPart({ title, children }: { title: string; children: ReactNode }) {
  const [isOpened, setOpened] = useState(false);
  return (
    <details className="later-part" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>{title}</summary>
      {isOpened && <div className="later-body">{children}</div>}
    </details>
  );
}
