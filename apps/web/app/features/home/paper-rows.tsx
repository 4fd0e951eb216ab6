import { quizPath } from '@hessa/rules/lessons/kinds/quiz';
import { formatMarks } from '@hessa/rules/quizzes/format-marks';
import { markTone } from '@hessa/rules/statistics/score-tone';
import { MARK, QUESTION } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PenRing } from '../../ui/drawings/pen-ring.tsx';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { TO_PAPER } from '../../ui/lesson/to-paper.ts';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import type { HomePaper } from './use-home.ts';
import './paper-rows.css';

interface PaperRowsProps {
  papers: readonly HomePaper[];
  digits: DigitStyle;
  /** Under the quiz's name. */
  about: (paper: HomePaper) => ReactNode;
}

/** Papers by the mark in their ring; each leads to itself, marked. */
export function PaperRows({ papers, digits, about }: PaperRowsProps) {
  return (
    <Sheet flush>
      <ul className="paper-rows">
        {papers.map((paper) => (
          <li key={paper.lessonId}>
            <Link
              className="paper-row"
              to={quizPath({ courseId: paper.courseId, lessonId: paper.lessonId })}
              state={TO_PAPER}
            >
              <PaperMark paper={paper} digits={digits} />
              <span className="paper-row-words">
                <RtlTitle>{paper.lessonName}</RtlTitle>
                <small>{about(paper)}</small>
              </span>
              <IconChevronLeft className="paper-row-go" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** The teacher's fraction; nothing earned is a word, because a lone ٠ reads as a dot. */
function PaperMark({ paper, digits }: { paper: HomePaper; digits: DigitStyle }) {
  const { score, correctCount, total, marks, provisional } = paper;
  const earned = marks?.earned ?? correctCount;
  const possible = marks?.possible ?? total;
  const upper = formatMarks(earned, digits);
  const under = formatMarks(possible, digits);
  const said = `${upper} من ${countedAlone(possible, marks ? MARK : QUESTION, digits)}`;
  const tone = markTone(score, provisional);
  return (
    <span className={`paper-mark paper-mark-${tone}`} role="img" aria-label={said}>
      <PenRing tone={tone}>
        <span className={earned === 0 ? 'paper-mark-nothing' : undefined}>{upper}</span>
        <span className="paper-mark-of">{under}</span>
      </PenRing>
    </span>
  );
}
