import { isNewMark, type Visits } from '@hessa/rules/home/visit';
import { statisticsPath } from '@hessa/rules/pages/student-pages';
import { quizBand } from '@hessa/rules/quizzes/quiz-band';
import { cairoDay, daysBetween } from '@hessa/rules/statistics/cairo-day';
import type { DigitStyle } from '@hessa/rules/text/digits';
import type { ReactNode } from 'react';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { dayText } from '../../ui/text/day-text.ts';
import { HomeSection } from './home-section.tsx';
import { PaperRows } from './paper-rows.tsx';
import type { Home, HomePaper } from './use-home.ts';

const MARKS_SHOWN = 3;

/** The marks that came since the last visit. */
export function newMarks({ papers }: Home, visit: Visits): HomePaper[] {
  return papers.filter((paper) => isNewMark(paper, visit)).slice(0, MARKS_SHOWN);
}

interface NewMarksProps {
  papers: readonly HomePaper[];
  now: number;
  digits: DigitStyle;
}

export function NewMarks({ papers, now, digits }: NewMarksProps) {
  if (papers.length === 0) return null;
  return (
    <HomeSection title="درجات جديدة">
      <PaperRows
        papers={papers}
        digits={digits}
        about={(paper) => (
          <>
            سلّمته <bdi>{handedInWords(Date.parse(paper.submittedAt), now, digits)}</bdi>، {callOf(paper, now, digits)}
          </>
        )}
      />
    </HomeSection>
  );
}

function callOf({ score, provisional, hiddenKey }: HomePaper, now: number, digits: DigitStyle): ReactNode {
  if (provisional) return 'ودرجته مؤقتة لحد ما إجاباتك المتأخرة تتراجع';
  if (hiddenKey) return whenOpen(hiddenKey, now, digits);
  return quizBand(score) === 'keep-practising' ? 'راجع غلطاتك' : 'شوف ورقتك';
}

/** Nobody is called to read mistakes that nobody may read yet. */
function whenOpen(
  { opensAt, because }: NonNullable<HomePaper['hiddenKey']>,
  now: number,
  digits: DigitStyle,
): ReactNode {
  if (because === 'sitting') return 'وفيه محاولة ماشية دلوقتي';
  if (because) return 'ولسه فاضلك محاولة';
  if (!opensAt) return 'والإجابات الصح لسه مقفولة';
  return (
    <>
      والإجابات الصح هتفتح يوم <bdi dir="rtl">{dayText(new Date(opensAt), new Date(now), digits)}</bdi>
    </>
  );
}

interface ToMendProps {
  toMend: Home['toMend'];
  /** Shown above already. */
  seen: readonly HomePaper[];
  digits: DigitStyle;
}

/** What is left to mend: papers below the middle band, each with its mistakes. */
export function ToMend({ toMend, seen, digits }: ToMendProps) {
  const papers = toMend.papers.filter((paper) => !seen.some(({ lessonId }) => lessonId === paper.lessonId));
  if (papers.length === 0) return null;
  return (
    <HomeSection
      title="غلطات مستنية تتصلّح"
      end={toMend.count > papers.length && <TextLink to={statisticsPath()}>كل درجاتك</TextLink>}
    >
      <PaperRows papers={papers} digits={digits} about={() => 'راجع غلطاتك واعرف الصح ليه صح'} />
    </HomeSection>
  );
}

/** «النهارده»، «امبارح»، «يوم ١٢ نوفمبر» */
function handedInWords(at: number, now: number, digits: DigitStyle): string {
  const days = daysBetween(cairoDay(at), cairoDay(now));
  if (days <= 0) return 'النهارده';
  return days === 1 ? 'امبارح' : `يوم ${dayText(new Date(at), new Date(now), digits)}`;
}
