import type { ReactNode } from 'react';
import './highlight.css';

/** One word of a title under the highlighter. */
export function Highlight({ children }: { children: ReactNode }) {
  return <mark className="highlight">{children}</mark>;
}
