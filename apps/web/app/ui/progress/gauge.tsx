import { type DigitStyle, formatPercent } from '@hessa/rules/text/digits';
import { useId } from 'react';
import './gauge.css';

export interface GaugeProps {
  /** 0 to 100. */
  percent: number;
  /** What it measures, for those who do not see it. */
  label: string;
  digits: DigitStyle;
  tone?: 'pen' | 'warn' | 'right' | 'wrong' | undefined;
  /** Counts instead of a percentage, where that would read as a mark: what is written inside, and how it is said. */
  counts?: { written: string; said: string } | undefined;
}

const RING = { cx: 60, cy: 60, r: 49, fill: 'none' } as const;
/** A circle begins at three o'clock. The mask turns with the ring that wears it, so only the ring is turned. */
const FROM_TOP = 'rotate(-90 60 60)';

/** Sixty ticks like a protractor, clockwise from the top in any script, with the number in hand. */
export function Gauge({ percent, label, digits, tone = 'pen', counts }: GaugeProps) {
  const mask = useId();
  const words = formatPercent(percent, digits, 'none');
  // Whole ticks only: a tick cut in half would look like a mistake.
  const ticks = percent > 0 ? Math.max(1, Math.round((percent * 60) / 100)) : 0;
  return (
    <svg
      className={`gauge gauge-${tone}`}
      viewBox="0 0 120 120"
      role="img"
      aria-label={`${label}: ${counts?.said ?? words}`}
    >
      <mask id={mask}>
        <circle {...RING} stroke="#fff" strokeWidth="16" pathLength="60" strokeDasharray={`${ticks} 60`} />
      </mask>
      <circle {...RING} className="gauge-ticks" pathLength="120" transform={FROM_TOP} />
      {ticks > 0 && (
        <circle
          {...RING}
          className="gauge-ticks gauge-value"
          pathLength="120"
          transform={FROM_TOP}
          mask={`url(#${mask})`}
        />
      )}
      <circle className="gauge-rule" cx="60" cy="60" r="38.5" fill="none" />
      {counts ? (
        <text className="gauge-counts" x="60" y="68" textAnchor="middle" direction="rtl">
          {counts.written}
        </text>
      ) : (
        <text className="gauge-number" x="60" y="71" textAnchor="middle">
          {words}
        </text>
      )}
    </svg>
  );
}
