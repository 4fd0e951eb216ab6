import type { Reply } from '@hessa/contract/client';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { endTone } from '@hessa/rules/units/days-left-tone';
import { TimeMark } from '../../teach-shell/reports/time-mark.tsx';
import { daysLeftWords } from '../../ui/text/days-left-words.ts';

type TimeLeft = Reply<'GET /api/teach/students'>['data']['students'][number]['time'];

/** How a student stands with time, in a word: shut out, or how long there is. */
export function StudentTime({ time, digits }: { time: TimeLeft; digits: DigitStyle }) {
  const now = Date.now();
  const words = studentTimeWords(time, now, digits);
  if (time?.state === 'closed') return <TimeMark tone="red">{words}</TimeMark>;
  if (time?.state !== 'open') return <span className="time-still">{words}</span>;
  return <TimeMark tone={endTone(endOf(time), now)}>{words}</TimeMark>;
}

/** The same in words alone, as the file of the list has it. */
export function studentTimeWords(time: TimeLeft, now: number, digits: DigitStyle): string {
  switch (time?.state) {
    case 'open':
      return daysLeftWords(endOf(time), now, digits);
    case 'closed':
      return 'وحدة مقفولة';
    case 'always':
      return 'على طول';
    case 'finished':
      return 'كله خلص';
    default:
      return 'مفيش';
  }
}

const endOf = ({ endsAt }: NonNullable<TimeLeft>): number => Date.parse(endsAt ?? '');
