import type { DigitStyle } from '@hessa/rules/text/digits';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { dayText } from '../../ui/text/day-text.ts';
import type { Card } from './card.ts';

const WORDS: Readonly<Record<string, string>> = {
  'enrolment.granted': 'كورس من غير كود',
  'enrolment.extended': 'الكورس اتمدّ',
  'enrolment.unit_extended': 'وحدة اتمدّت',
  'student.devices_freed': 'جهاز اتفضّى',
  'student.exam_minutes_set': 'وقت الامتحانات اتغيّر',
  'student.password_link': 'لينك كلمة سر اتبعت',
  'code.redeemed_for': 'كود اتفعّل من المكتب',
};

/** What a colleague did before, so that nothing is given twice. */
export function CardRecent({ card: { recent }, now, digits }: { card: Card; now: number; digits: DigitStyle }) {
  if (recent.length === 0) return null;
  return (
    <section className="card-part" aria-labelledby="card-recent">
      <h2 id="card-recent" className="card-head">
        آخر اللي اتعمل
      </h2>
      <ul>
        {recent.map(({ kind, at, byName, reason, about }) => (
          <li key={`${at} ${kind}`} className="card-row">
            <span className="card-margin">{dayText(new Date(at), new Date(now), digits)}</span>
            <span className="card-words">
              {WORDS[kind] ?? kind}
              {about && (
                <>
                  : <RtlTitle>{about}</RtlTitle>
                </>
              )}
              <small>
                {byName && <RtlTitle>{byName}</RtlTitle>}
                {reason && (
                  <>
                    ، «<RtlTitle>{reason}</RtlTitle>»
                  </>
                )}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
