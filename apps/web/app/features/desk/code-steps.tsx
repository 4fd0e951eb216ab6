import type { DigitStyle } from '@hessa/rules/text/digits';
import { useRead } from '../../api/use-read.ts';
import { exactMoment } from '../../teach-shell/reports/short-date.ts';
import { RtlTitle } from '../../ui/text/bidi.tsx';

const STEPS = {
  made: 'اتعمل',
  listed: 'اتشاف',
  revealed: 'اتكشف',
  printed: 'اتطبع',
  exported: 'نزل في ملف',
  handed: 'راح مع',
  returned: 'رجع من',
  sold: 'اتباع',
  unsold: 'اتلغى بيعه',
  redeemed: 'اتفعّل',
  voided: 'اتلغى',
  unvoided: 'رجع يشتغل',
} as const;

/** Every step that a code took, with who took it. */
export function CodeSteps({ code, digits }: { code: string; digits: DigitStyle }) {
  const { reply } = useRead('GET /api/teach/codes/find', { query: { code } }, { freshMs: 0 });
  if (!reply) return null;
  return (
    <ol className="call-steps">
      {reply.data.ledger.map(({ step, at, byName, sellerName, reason }) => (
        <li key={`${at} ${step}`}>
          <span className="card-margin">{exactMoment(at, digits)}</span>
          <span>
            {STEPS[step]}
            {sellerName && (
              <>
                {' '}
                <RtlTitle>{sellerName}</RtlTitle>
              </>
            )}
            {byName && (
              <>
                ، <RtlTitle>{byName}</RtlTitle>
              </>
            )}
            {reason && <small>{reason}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
