import type { ReactNode } from 'react';
import { QuestionWords } from '../question-words.tsx';
import './matched-pair.css';

interface MatchedPairProps {
  left: string;
  /** Of the question: the pair goes its way, whatever its own letters. */
  isArabic: boolean;
  /** What it was matched with. */
  children: ReactNode;
}

/** One of the first list, and an arrow to one of the second. */
export function MatchedPair({ left, isArabic, children }: MatchedPairProps) {
  return (
    <span className="matched-pair">
      <span>
        <bdi>
          <QuestionWords text={left} />
        </bdi>
      </span>
      <span className="matched-with">
        <span aria-hidden="true">{isArabic ? '←' : '→'}</span>
        <span>{children}</span>
      </span>
    </span>
  );
}
