import type { MarkTone } from '@hessa/rules/statistics/score-tone';
import type { ReactNode } from 'react';
import './pen.css';

/** A ring drawn around a grade. */
export function PenRing({ tone = 'right', children }: { tone?: MarkTone; children: ReactNode }) {
  return (
    <span className="pen-ring">
      {children}
      <svg className={`pen-stroke pen-${tone}`} viewBox="0 0 200 120" preserveAspectRatio="none" aria-hidden="true">
        <path d="M128 9C82 1 18 16 9 56c-8 37 42 56 96 54 52-2 90-24 86-60C187 18 133 4 78 14 62 17 48 22 39 28" />
      </svg>
    </span>
  );
}
