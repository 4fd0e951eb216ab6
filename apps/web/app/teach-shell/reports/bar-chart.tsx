import './bar-chart.css';

export interface Bar {
  value: number;
  /** What it stands for and how much it is, for a pointer that rests on it. */
  title: string;
  /** The one the figure beside the chart is about. */
  marked?: boolean;
  tone?: 'pen' | 'right' | 'warn' | 'wrong';
}

interface BarChartProps {
  /** What the whole chart says, for those who do not see it. */
  label: string;
  bars: readonly Bar[];
  /** Printed over each bar that has something. */
  valueText?: (value: number) => string;
  tall?: boolean;
}

/** The tallest bar leaves this share of the height to the number above it. */
const ROOM_FOR_NUMBERS = 16;

/** Bars on a line. A chart runs from left to right in any script; its size is its place's. */
export function BarChart({ label, bars, valueText, tall = false }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = 100 / Math.max(1, bars.length);
  const room = valueText ? ROOM_FOR_NUMBERS : 0;
  return (
    <svg className={tall ? 'bar-chart bar-chart-tall' : 'bar-chart'} role="img" aria-label={label}>
      {bars.map(({ value, title, marked, tone = 'pen' }, at) => {
        const height = (value * (100 - room)) / most;
        const place = { x: `${at * step + step * 0.12}%`, width: `${step * 0.76}%` };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          <g key={at} className={`chart-${tone}`} data-marked={marked || undefined}>
            <title>{title}</title>
            {value > 0 && <rect className="chart-bar" {...place} y={`${100 - height}%`} height={`${height}%`} />}
            <rect className="chart-foot" {...place} y="100%" height="2" />
            {valueText && value > 0 && (
              <text className="chart-number" x={`${(at + 0.5) * step}%`} y={`${100 - height}%`} dy="-5">
                {valueText(value)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
