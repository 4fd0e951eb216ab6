import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { type DeskPaper, isWaiting } from './use-marking.ts';

interface PaperStripProps {
  papers: readonly DeskPaper[];
  /** The one on the desk, and how many papers stand on pages before. */
  at: number;
  before: number;
  hasDraft: (studentId: string) => boolean;
  digits: DigitStyle;
  onGo: (place: number) => void;
}

/** Every paper of the page as a bubble: marked ones filled, one that was begun dashed. */
export function PaperStrip({ papers, at, before, hasDraft, digits, onGo }: PaperStripProps) {
  return (
    <nav className="marking-papers" aria-label="الورق">
      {papers.map((paper, place) => {
        const isDone = !isWaiting(paper);
        const isBegun = !isDone && hasDraft(paper.studentId);
        const state = isDone ? '، اتصحّحت' : isBegun ? '، مسودة' : '';
        return (
          <button
            key={paper.studentId}
            type="button"
            data-marked={isDone || undefined}
            data-begun={isBegun || undefined}
            aria-current={place === at || undefined}
            aria-label={`ورقة ${formatNumber(before + place + 1, digits)}${state}`}
            onClick={() => onGo(place)}
          >
            {formatNumber(before + place + 1, digits)}
          </button>
        );
      })}
    </nav>
  );
}
