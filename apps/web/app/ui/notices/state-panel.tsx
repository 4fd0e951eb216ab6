import type { ReactNode } from 'react';
import './state-panel.css';

interface StatePanelProps {
  drawing: ReactNode;
  title: string;
  /** The panel is the page's only content, so its title is the page's. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  actions?: ReactNode;
}

/** Empty, broken, missing and not-yet: a drawing, a sentence, and the way on. */
export function StatePanel({ drawing, title, heading: Heading = 'h2', children, actions }: StatePanelProps) {
  return (
    <div className="state">
      {drawing}
      <Heading className="state-title">{title}</Heading>
      {children}
      {actions && <div className="state-actions">{actions}</div>}
    </div>
  );
}
