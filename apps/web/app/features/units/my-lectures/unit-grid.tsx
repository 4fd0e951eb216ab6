import type { DigitStyle } from '@hessa/rules/text/digits';
import { Shimmer, ShimmerRegion } from '../../../ui/notices/shimmer.tsx';
import type { MyUnit } from './my-unit.ts';
import { UnitCard } from './unit-card.tsx';
import './unit-grid.css';

const LECTURE_PLACEHOLDERS = 6;

interface UnitGridProps {
  units: readonly MyUnit[];
  skewMs: number;
  digits: DigitStyle;
}

export function UnitGrid({ units, skewMs, digits }: UnitGridProps) {
  return (
    <ul className="unit-grid">
      {units.map((unit) => (
        <li key={unit.unitId}>
          <UnitCard unit={unit} skewMs={skewMs} digits={digits} />
        </li>
      ))}
    </ul>
  );
}

/** Lectures on their way, in the shape they will have. */
export function UnitGridShimmer() {
  return (
    <ShimmerRegion label="بنجيب محاضراتك" className="unit-grid">
      {Array.from({ length: LECTURE_PLACEHOLDERS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are alike and never move
        <div key={at} className="unit-card" data-shimmer>
          <span className="unit-card-tab" />
          <div className="unit-card-body">
            <Shimmer shape="badge" />
            <Shimmer shape="title" />
            <Shimmer shape="short-line" />
            <Shimmer shape="button" />
          </div>
        </div>
      ))}
    </ShimmerRegion>
  );
}
