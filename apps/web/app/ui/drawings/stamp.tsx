import type { ReactNode } from 'react';
import './stamp.css';

interface StampProps {
  shape: 'round' | 'box' | 'star';
  /** Not earned yet is a dashed outline, and says so. */
  earned: boolean;
  /** Two short lines at most. */
  lines: readonly string[];
}

/** An achievement, and nothing else: one ink, three shapes. */
export function Stamp({ shape, earned, lines }: StampProps) {
  return (
    <span className={`stamp stamp-${shape} ${earned ? '' : 'stamp-waiting'}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {SHAPES[shape]}
      </svg>
      <span className="stamp-words">
        {lines.map((line) => (
          <span key={line}>{line} </span>
        ))}
        {!earned && <span className="unseen">(لسه)</span>}
      </span>
    </span>
  );
}

const STAR =
  'M50 3l9 7 11-3 6 10 11 2 1 12 10 6-4 11 5 10-8 8 1 12-11 4-4 11-12-1-8 8-9-7-11 3-6-10-12-2-1-11-10-6 4-11-5-11 8-8-1-11 11-4 4-11 12 1z';

const SHAPES: Record<StampProps['shape'], ReactNode> = {
  round: (
    <>
      <circle cx="50" cy="50" r="47" />
      <circle className="stamp-thin" cx="50" cy="50" r="40.5" />
    </>
  ),
  box: (
    <>
      <rect x="4" y="14" width="92" height="72" rx="8" />
      <rect className="stamp-thin" x="10" y="20" width="80" height="60" rx="4" />
    </>
  ),
  star: (
    <>
      <path d={STAR} strokeLinejoin="round" />
      <circle className="stamp-thin" cx="50" cy="51" r="36" />
    </>
  ),
};
