import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { QuestionWords } from '../question-words.tsx';
import './section-head.css';

interface SectionHeadProps {
  section: { name: string; instructions?: string };
  /** From 0. */
  place: number;
  /** At its first question: what is to be done is said there. */
  isOpened: boolean;
  digits: DigitStyle;
}

export function SectionHead({ section: { name, instructions = '' }, place, isOpened, digits }: SectionHeadProps) {
  return (
    <div className={`paper-section${isOpened && instructions !== '' ? ' paper-section-opened' : ''}`}>
      <p className="paper-section-name">
        القسم {formatNumber(place + 1, digits)}: <bdi>{name}</bdi>
      </p>
      {isOpened && instructions !== '' && (
        <div className="paper-section-instructions" dir="auto">
          <QuestionWords text={instructions} />
        </div>
      )}
    </div>
  );
}
