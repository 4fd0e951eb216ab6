import type { ReactNode } from 'react';
import './pen.css';

/** A word struck through with the red pen: a mistake. */
export function PenStrike({ children }: { children: ReactNode }) {
  return (
    <s className="pen-strike">
      {children}
      <svg className="pen-stroke pen-wrong" viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
        <path d="M-4 25C20 21 42 26 60 21s32-3 44-5" />
      </svg>
    </s>
  );
}
