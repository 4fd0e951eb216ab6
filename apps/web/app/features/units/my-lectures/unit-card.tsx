import { generatedCover } from '@hessa/rules/courses/generated-cover';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { termLabel } from '@hessa/rules/courses/term';
import { unitViewerPath } from '@hessa/rules/pages/student-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { endTone } from '@hessa/rules/units/days-left-tone';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import { useId } from 'react';
import { gradeInk } from '../../../ui/catalogue/grade-ink.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { useTimeLeft } from '../../../ui/lesson/use-time-left.ts';
import { Badge } from '../../../ui/notices/badge.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { Counted } from '../../../ui/text/counted.tsx';
import { openUntilWords } from '../../../ui/text/open-until-words.ts';
import type { MyUnit } from './my-unit.ts';
import './unit-card.css';

interface UnitCardProps {
  unit: MyUnit;
  /** Corrects the phone's clock to the server's. */
  skewMs: number;
  digits: DigitStyle;
}

/** A lecture of mine. One that is not open keeps its link, quieter: the viewer behind it says why. */
export function UnitCard({ unit, skewMs, digits }: UnitCardProps) {
  const nameId = useId();
  const linkId = useId();
  return (
    <article className={`unit-card ${gradeInk(unit.grade)}`} aria-labelledby={nameId}>
      <span className="unit-card-tab" aria-hidden="true" dir="ltr">
        {generatedCover(unit.unitName, unit.grade).letters}
      </span>
      <div className="unit-card-body">
        <div className="unit-card-tags">
          {unit.active ? (
            <Badge tone="right" icon={IconLockOpen}>
              متاحة
            </Badge>
          ) : (
            <Badge icon={IconLock}>مش متاحة</Badge>
          )}
          <Badge>{gradeLabel(unit.grade, 'short')}</Badge>
          <Badge>{termLabel(unit.term)}</Badge>
        </div>
        <h2 className="unit-card-name" id={nameId}>
          <RtlTitle>{unit.unitName}</RtlTitle>
        </h2>
        {unit.unitTitle && unit.unitTitle !== unit.unitName && (
          <p className="unit-card-title">
            <RtlTitle>{unit.unitTitle}</RtlTitle>
          </p>
        )}
        <p className="unit-card-course">
          <RtlTitle>{unit.courseName}</RtlTitle>
        </p>
        {unit.endsAt && <UnitCloses endsAt={Date.parse(unit.endsAt)} skewMs={skewMs} digits={digits} />}
        <ButtonLink
          id={linkId}
          to={unitViewerPath({ unitId: unit.unitId })}
          look={unit.active ? 'soft' : 'quiet'}
          size="small"
          wide
          aria-labelledby={`${linkId} ${nameId}`}
        >
          ادخل المحاضرة
          <IconChevronLeft size={20} aria-hidden="true" />
        </ButtonLink>
      </div>
    </article>
  );
}

/** In the words of the viewer behind it. */
function UnitCloses({ endsAt, skewMs, digits }: { endsAt: number; skewMs: number; digits: DigitStyle }) {
  const left = useTimeLeft(endsAt, skewMs);
  if (left <= 0) return null;
  const now = endsAt - left;
  return (
    <p className={`unit-card-time unit-card-${endTone(endsAt, now)}`}>
      <IconHourglass size={18} aria-hidden="true" />
      <Counted>{openUntilWords(endsAt, now, digits)}</Counted>
    </p>
  );
}
