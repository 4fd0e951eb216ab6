import type { DigitStyle } from '@hessa/rules/text/digits';
import { dayCountWords } from '@hessa/rules/units/day-word';
import type { UnitWindow } from '@hessa/rules/units/unit-window';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import type { UnitView } from './curriculum-view.ts';
import { English } from './english.tsx';
import { lessonNumber } from './lesson-words.ts';

/** Why a unit is shut, or open for its quizzes alone. */
export function UnitReason({ unit, digits }: { unit: UnitView; digits: DigitStyle }) {
  const { access, blockedBy } = unit;
  if (access.kind === 'blocked') {
    return (
      <span className="unit-line unit-blocked">
        {blockedBy ? (
          <>
            خلّص الأول: <bdi>{lessonNumber(blockedBy, digits)}</bdi> <RtlTitle>{blockedBy.lessonName}</RtlTitle>
          </>
        ) : (
          'خلّص الامتحان اللي قبلها الأول'
        )}
        {/* On its own line: the quiz may have an English name. */}
        <span className="unit-line">
          <English>Complete Previous Quiz</English>
        </span>
      </span>
    );
  }
  if (access.kind === 'closed')
    return <span className="unit-line unit-shut">{windowWords(access.window, digits)}</span>;
  if (access.kind === 'quizzes-only') {
    return (
      <span className="unit-line">
        <span className="unit-shut">{windowWords(access.window, digits)}</span>. الامتحان لسه مفتوح لك عشان تكمّل.
      </span>
    );
  }
  return null;
}

/** The specification's own words. */
function windowWords(window: UnitWindow, digits: DigitStyle): string {
  switch (window.kind) {
    case 'ended':
      return 'انتهت فترة الوصول لهذه الوحدة';
    case 'upcoming':
      return `ستصبح هذه الوحدة متاحة خلال ${dayCountWords(window.daysUntil, digits)}`;
    case 'no-enrolment-date':
      return 'تاريخ التسجيل غير متوفر';
    default:
      return '';
  }
}
