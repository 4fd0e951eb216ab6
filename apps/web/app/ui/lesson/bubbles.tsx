import type { ReactNode } from 'react';
import './bubbles.css';

export type BubbleState = 'empty' | 'filled' | 'right' | 'partly' | 'wrong';

const SAID: Record<BubbleState, string> = {
  empty: 'لسه',
  filled: 'اتجاوب',
  right: 'صح',
  partly: 'نص صح',
  wrong: 'غلط',
};

/** A row of the exam's bubble sheet; the first stands at the right. */
export function Bubbles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className="bubbles" aria-label={label}>
      {children}
    </ol>
  );
}

interface BubbleProps {
  state: BubbleState;
  /** The question being looked at: ringed with the highlighter. */
  current?: boolean | undefined;
  /** With it the bubble is a button that leads to its question. */
  onPress?: (() => void) | undefined;
  /** What the fill means here, where it is not an answer. */
  said?: string | undefined;
  /** The number as it is written. */
  children: string;
}

export function Bubble({ state, current = false, onPress, said = SAID[state], children }: BubbleProps) {
  const className = `bubble bubble-${state}`;
  const here = current ? ('step' as const) : undefined;
  const words = (
    <>
      {children}
      <span className="unseen"> {said}</span>
    </>
  );
  return (
    <li>
      {onPress ? (
        <button type="button" className={className} aria-current={here} onClick={onPress}>
          {words}
        </button>
      ) : (
        <span className={className} aria-current={here}>
          {words}
        </span>
      )}
    </li>
  );
}
