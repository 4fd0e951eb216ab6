import { teachMarkingDifferencesPath } from '@hessa/rules/pages/console-pages';
import { PAPER } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import { Link } from 'react-router';
import { AgreementWords } from './agreement-words.tsx';
import type { DeskQuestion } from './use-marking.ts';

interface AgreementLineProps {
  lessonId: number;
  question: DeskQuestion;
  maySettle: boolean;
  digits: DigitStyle;
}

/** How near two markers are, where two have marked the same papers. */
export function AgreementLine({ lessonId, question, maySettle, digits }: AgreementLineProps) {
  const { agreement, differing } = question;
  const { both, close } = agreement;
  if (both === 0) return null;
  return (
    <p className="marking-agreement">
      <bdi>{countedAlone(both, PAPER, digits)}</bdi> بمصحّحين، <AgreementWords {...{ both, close, digits }} />
      {differing > 0 && maySettle && (
        <>
          {' '}
          <Link to={teachMarkingDifferencesPath({ lessonId })}>احسم المختلف عليه</Link>
        </>
      )}
    </p>
  );
}
