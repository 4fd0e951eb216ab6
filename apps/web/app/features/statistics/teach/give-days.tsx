import { extendedEnd } from '@hessa/rules/desk/call-time';
import { DAY } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { dayText } from '../../../ui/text/day-text.ts';
import type { SlippingStudent } from './slipping-student.ts';

const DAYS = 3;
/** As the trail and the student's card tell it. */
const REASON = 'من صفحة النهارده';

interface GiveDaysProps {
  studentId: string;
  unit: NonNullable<SlippingStudent['unit']>;
  /** Among others that close as well it is named. */
  isOneOfMany: boolean;
  /** The later end that the unit has now. */
  extended: string | null;
  /** The same if it was given here. */
  givenUntil: number | null;
  onExtended: (until: string | null) => void;
  digits: DigitStyle;
}

/** Three days more for the unit that a student is late in, at one press, with the way back. */
export function GiveDays({ studentId, unit, isOneOfMany, extended, givenUntil, onExtended, digits }: GiveDaysProps) {
  const { busy, refusal, send } = useSending();

  const set = (until: string | null) =>
    void send(async () => {
      await call('POST /api/teach/students/{studentId}/extend-unit', {
        params: { studentId },
        body: { unitId: unit.unitId, was: extended, until, reason: REASON },
      });
      onExtended(until);
    });
  const give = () => set(new Date(extendedEnd(unit.endsAt, DAYS, Date.now())).toISOString());
  // An extension that is over cannot be given anew; without one the unit stands as it stood.
  const takeBack = () => {
    const was = unit.extendedUntil;
    set(was !== null && Date.parse(was) > Date.now() ? was : null);
  };

  return (
    <>
      {givenUntil === null && (
        <Button look="soft" size="small" busy={busy} onClick={give}>
          <IconHourglass size={18} aria-hidden="true" />
          <span>
            افتح{' '}
            {isOneOfMany && (
              <>
                «<RtlTitle>{unit.name}</RtlTitle>»{' '}
              </>
            )}
            {countedNoun(DAYS, DAY, digits)}
          </span>
        </Button>
      )}
      <p className="slip-given" role="status">
        {givenUntil !== null && (
          <>
            <span>
              «<RtlTitle>{unit.name}</RtlTitle>» مفتوحة لحد {dayText(new Date(givenUntil), new Date(), digits)}
            </span>
            <Button look="quiet" size="small" busy={busy} onClick={takeBack}>
              رجّعها
            </Button>
          </>
        )}
        {refusal?.messageAr}
      </p>
    </>
  );
}
