import type { MarkTone } from '@hessa/rules/statistics/score-tone';
import './progress-bar.css';

interface ProgressBarProps {
  /** 0 to 100. */
  percent: number;
  /** What it measures; the number itself stands beside the bar in words. */
  label: string;
  tone?: 'pen' | MarkTone | undefined;
  thin?: boolean | undefined;
}

/** A band between two blue rules that fills from the right. */
export function ProgressBar({ percent, label, tone = 'pen', thin = false }: ProgressBarProps) {
  return (
    <progress
      className={thin ? `bar bar-${tone} bar-thin` : `bar bar-${tone}`}
      aria-label={label}
      value={percent}
      max={100}
    />
  );
}
