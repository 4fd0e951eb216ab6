import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { type CountedNoun, nounAfter } from '@hessa/rules/text/plural';
import type { ReactNode } from 'react';
import '../../../ui/drawings/hot-row.css';

/** The noun beside a number in the margin, where two of it stand with their number too: «٢» and «رسايل». */
export function needNoun(count: number, noun: CountedNoun): string {
  return count === 2 ? noun.few : nounAfter(count, noun);
}

interface NeedRowProps {
  count: number;
  digits: DigitStyle;
  title: string;
  /** The first of them, told in a line. */
  story: ReactNode;
  /** The one that is to be decided here and now. */
  hot?: boolean;
  /** What to press. */
  children: ReactNode;
}

/** How many, of what, and the press: a line of the copybook with its number in the margin. */
export function NeedRow({ count, digits, title, story, hot = false, children }: NeedRowProps) {
  return (
    <div className={hot ? 'need hot-row' : 'need'}>
      <span className="need-count">
        <bdi>{formatNumber(count, digits)}</bdi>
      </span>
      <p className="need-words">
        <b>{title}</b>
        <small>{story}</small>
      </p>
      <div className="need-acts">{children}</div>
    </div>
  );
}
