import './pen.css';

const STROKES = {
  tick: 'M4.5 17.5c2.6 2.2 4.8 5.3 6.2 8.7C14 17.3 19.6 9 28.5 4.5',
  half: 'M4.5 17.5c2.6 2.2 4.8 5.3 6.2 8.7C14 17.3 19.6 9 28.5 4.5M17.2 9.2c1.9 1.5 3.7 3.1 5.4 4.9',
  cross: 'M7 6.5c5.5 5 11.5 11.6 18 19M25.5 6C19 11 12 18.5 6.5 26',
} as const;

const TONES = { tick: '', half: ' pen-warn', cross: ' pen-wrong' } as const;

/**
 * Green tick: right or done. A tick struck through: partly right. Red cross: a mistake. Words beside it always say so
 * too.
 */
export function PenMark({ mark }: { mark: keyof typeof STROKES }) {
  return (
    <svg className={`pen-mark${TONES[mark]}`} viewBox="0 0 32 32" aria-hidden="true">
      <path d={STROKES[mark]} pathLength="1" />
    </svg>
  );
}
