import { playerTime } from '@hessa/rules/media/player-time';
import { MISTAKE, QUESTION } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import type { Icon } from '@tabler/icons-react';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { type Mistake, placesThatExplain } from './mistakes-of.ts';
import type { QuizLessonProps } from './quiz-lesson-props.ts';
import './ways-on.css';

interface WaysOnProps extends Pick<QuizLessonProps, 'videoPath' | 'videoBefore'> {
  mistakes: readonly Mistake[];
  digits: DigitStyle;
  /** Left out where the page has another press for it. */
  onRead?: (() => void) | undefined;
  onPractise: () => void;
}

/** What can be done about mistakes: read why, watch what explains them, do them again. */
export function WaysOn({ mistakes, digits, videoPath, videoBefore, onRead, onPractise }: WaysOnProps) {
  const places = placesThatExplain(mistakes);
  const hasEmpty = mistakes.some(({ standing }) => standing === 'empty');
  const each = hasEmpty ? 'لكل غلطة وكل سؤال فاضي' : 'لكل غلطة';
  const explained = mistakes.filter(({ question }) => question.explanation).length;
  return (
    <section className="ways-on" aria-labelledby="ways-on-title">
      <h2 id="ways-on-title">نصلّحها إزاي؟</h2>
      <Sheet as="div" flush>
        {onRead && (
          <Way icon={IconPencil} title="اقرأ ليه" onPress={onRead}>
            {explained === mistakes.length ? `الإجابة الصح وشرحها ${each}` : `الإجابة الصح ${each}`}
          </Way>
        )}
        {places.map(({ place, count }) => (
          <Way
            key={`${place.lessonId} ${place.second}`}
            icon={IconPlayerPlayFilled}
            title="شوف الجزء اللي بيشرحها"
            to={videoPath(place)}
          >
            من <bdi dir="ltr">{playerTime(place.second)}</bdi> في «<RtlTitle>{place.lessonName}</RtlTitle>»
            {count > 1 && <bdi>، بيشرح {countedNoun(count, hasEmpty ? QUESTION : MISTAKE, digits)}</bdi>}
          </Way>
        ))}
        {places.length === 0 &&
          videoBefore(({ id, name }) => (
            <Way icon={IconPlayerPlayFilled} title="شوف الدرس" to={videoPath({ lessonId: id, second: 0 })}>
              <RtlTitle>{name}</RtlTitle>
            </Way>
          ))}
        <Way icon={IconRefresh} title="حل نفس الأسئلة تاني" onPress={onPractise}>
          تدريب من غير درجة
        </Way>
      </Sheet>
    </section>
  );
}

interface WayProps {
  icon: Icon;
  title: string;
  children: ReactNode;
  to?: string;
  onPress?: () => void;
}

function Way({ icon: Mark, title, children, to, onPress }: WayProps) {
  const inside = (
    <>
      <Mark size={22} aria-hidden="true" />
      <span>
        <b>{title}</b>
        <small>{children}</small>
      </span>
      <IconChevronLeft size={20} aria-hidden="true" />
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} className="way-on">
        {inside}
      </Link>
    );
  }
  return (
    <button type="button" className="way-on" onClick={onPress}>
      {inside}
    </button>
  );
}
