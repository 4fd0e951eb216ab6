import { watchProgress } from '@hessa/rules/media/playback';
import { type DigitStyle, formatPercent } from '@hessa/rules/text/digits';
import { Sheet } from '../../../ui/drawings/sheet.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { UNKNOWN } from './lesson-facts.tsx';
import { remainingWords } from './remaining-words.ts';
import './watch-card.css';

interface WatchCardProps {
  /** The furthest the student has come. */
  seenSeconds: number;
  durationSeconds: number | null;
  completed: boolean;
  digits: DigitStyle;
}

/**
 * How much of the video is behind the student and how much is left; dashes until its length is known. A lesson that is
 * done says so, however much of it was played: the page must not say two things.
 */
export function WatchCard({ seenSeconds, durationSeconds, completed: done, digits }: WatchCardProps) {
  const progress = watchProgress(seenSeconds, durationSeconds);
  const known = progress.kind === 'known';
  const percent = known ? progress.percent : 0;
  return (
    <Sheet as="section" aria-label="وصلت لفين">
      <p className="watch-card-line">
        <span>وصلت لحد</span>
        <b>{done ? 'خلصته' : <bdi dir="rtl">{known ? watchedWords(percent, digits) : UNKNOWN}</bdi>}</b>
      </p>
      <ProgressBar percent={done ? 100 : percent} label="وصلت لحد" />
      <p className="watch-card-left">
        {done && 'تقدر تشوفه تاني في أي وقت'}
        {!done && (known ? <bdi>{remainingWords(progress.remainingSeconds, digits)}</bdi> : <>فاضل {UNKNOWN}</>)}
      </p>
    </Sheet>
  );
}

function watchedWords(percent: number, digits: DigitStyle): string {
  return percent === 0 ? 'لسه في الأول' : formatPercent(percent, digits);
}
