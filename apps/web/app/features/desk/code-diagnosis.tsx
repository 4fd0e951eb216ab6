import { shortDate } from '../../teach-shell/reports/short-date.ts';
import { UNNAMED_STUDENT } from '../../teach-shell/reports/unnamed-student.ts';
import { Note } from '../../ui/notices/note.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import type { Greeting } from './call-words.ts';
import type { FoundCard } from './use-desk-search.ts';

interface CodeDiagnosisProps {
  found: FoundCard;
  studentId: string;
  greeting: Greeting;
}

/** What is the matter with a card, said of the student to whoever answers the phone. */
export function CodeDiagnosis({ found, studentId, greeting }: CodeDiagnosisProps) {
  const { state, redeemedBy, redeemedAt } = found;
  const day = redeemedAt ? shortDate(redeemedAt, greeting.digits) : '';
  if (state === 'redeemed' && redeemedBy?.id === studentId) {
    return <Note tone="right" title={`الكود متفعّل على الحساب ده من ${day}`} />;
  }
  if (state === 'redeemed') {
    return (
      <Note tone="wrong" title="الكود اتفعّل على حساب تاني">
        <RtlTitle>{redeemedBy?.name ?? UNNAMED_STUDENT}</RtlTitle>، {day}
      </Note>
    );
  }
  if (state === 'voided') return <Note tone="wrong" title="الكارت ده ملغي، محتاج واحد غيره" />;
  if (state === 'expired') return <Note tone="wrong" title="مدة الكارت ده خلصت" />;
  if (found.isHeld) {
    return (
      <Note tone="info" title={`اللي الكود بيفتحه مفتوح مع ${greeting.name} فعلًا`}>
        مش محتاج يتفعّل، والكود لسه سليم ينفع لحد تاني.
      </Note>
    );
  }
  return (
    <Note tone="warn" title="الكود سليم ولسه ما اتفعّلش">
      {found.kind === 'course' ? 'ده كود كورس، ومكانه «كود الكورس».' : 'ده كود محاضرة، ومكانه «كود المحاضرة».'}
    </Note>
  );
}
