import type { Reply } from '@hessa/contract/client';
import { daysUntil } from '@hessa/rules/desk/call-time';
import { DAY } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';

type TimeLeft = Reply<'GET /api/teach/students'>['data']['students'][number]['time'];

/** So few days and the teacher looks twice. */
const SOON_DAYS = 2;

/** How a student stands with time, in a word: shut out, or how long there is. */
export function StudentTime({ time, digits }: { time: TimeLeft; digits: DigitStyle }) {
  if (time === null) return <span className="time-left time-still">مفيش</span>;
  if (time.state === 'always') return <span className="time-left time-still">على طول</span>;
  if (time.state === 'finished') return <span className="time-left time-still">كله خلص</span>;
  if (time.state === 'closed') {
    return (
      <span className="time-left time-shut">
        <IconLock size={16} aria-hidden="true" />
        وحدة مقفولة
      </span>
    );
  }
  const days = Math.max(1, daysUntil(Date.parse(time.endsAt ?? ''), Date.now()));
  return (
    <span className={days <= SOON_DAYS ? 'time-left time-soon' : 'time-left'}>
      <IconHourglass size={16} aria-hidden="true" />
      باقي {countedNoun(days, DAY, digits)}
    </span>
  );
}
