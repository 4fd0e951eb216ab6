import { watchProgress } from '@hessa/rules/media/playback';
import { type DigitStyle, formatPercent } from '@hessa/rules/text/digits';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { remainingWords } from './duration-words.ts';
import { UNKNOWN } from './lesson-facts.tsx';
import './watch-card.css';

interface WatchCardProps {
  positionSeconds: number;
  durationSeconds: number | null;
  digits: DigitStyle;
}

/** How much of the video is behind the student and how much is left; dashes until its length is known. */
export function WatchCard({ positionSeconds, durationSeconds, digits }: WatchCardProps) {
  const progress = watchProgress(positionSeconds, durationSeconds);
  const known = progress.kind === 'known';
  return (
    <Sheet as="section" aria-label="شفت قد إيه">
      <p className="watch-card-line">
        <span>شفت لحد دلوقتي</span>
        <b>
          <bdi dir="rtl">{known ? formatPercent(progress.percent, digits) : UNKNOWN}</bdi>
        </b>
      </p>
      <ProgressBar percent={known ? progress.percent : 0} label="شفت لحد دلوقتي" />
      <p className="watch-card-left">
        {known ? <bdi>{remainingWords(progress.remainingSeconds, digits)}</bdi> : <>فاضل {UNKNOWN}</>}
      </p>
    </Sheet>
  );
}
