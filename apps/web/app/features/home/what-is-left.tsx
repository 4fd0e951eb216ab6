import type { DigitStyle } from '@hessa/rules/text/digits';
import { ClockLeft } from '../../ui/lesson/clock-left.tsx';
import { Counted } from '../../ui/text/counted.tsx';
import { lessonLeft } from './lesson-left.ts';
import type { HomeNext } from './use-home.ts';

interface WhatIsLeftProps {
  next: HomeNext;
  skewMs: number;
  digits: DigitStyle;
}

/** After a name: what is left of the lesson that comes next, of an exam under way by its clock. */
export function WhatIsLeft({ next, skewMs, digits }: WhatIsLeftProps) {
  const left = lessonLeft(next, digits);
  // A reply that the phone has kept since before may know nothing of clocks.
  const { clockEndsAt } = next;
  if (!clockEndsAt && !left) return null;
  return (
    <>
      ،{' '}
      {clockEndsAt ? (
        <ClockLeft endsAt={Date.parse(clockEndsAt)} skewMs={skewMs} digits={digits} />
      ) : (
        <Counted>{left ?? ''}</Counted>
      )}
    </>
  );
}
