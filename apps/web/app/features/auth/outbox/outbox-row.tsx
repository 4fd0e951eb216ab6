import type { Reply } from '@hessa/contract/client';
import { TRY } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useSending } from '../../../api/use-sending.ts';
import { exactMoment } from '../../../teach-shell/reports/short-date.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { Ltr, RtlTitle } from '../../../ui/text/bidi.tsx';

export type WaitingMail = Reply<'GET /api/teach/outbox'>['data']['mails'][number];

interface OutboxRowProps {
  mail: WaitingMail;
  digits: DigitStyle;
  /** Null without a mail server. Throws what the server refused. */
  onRetry: (() => Promise<void>) | null;
}

export function OutboxRow({ mail, digits, onRetry }: OutboxRowProps) {
  const { busy, refusal, send } = useSending();
  const { to, subject, text, createdAt, tries, triedAt, failure } = mail;
  return (
    <li className="outbox-row">
      <div className="outbox-what">
        <b>
          <RtlTitle>{subject}</RtlTitle>
        </b>
        <span className="muted">
          لـ <Ltr>{to}</Ltr>، <bdi>{exactMoment(createdAt, digits)}</bdi>
        </span>
        {tries > 0 && (
          <span>
            <Badge tone="wrong">
              {tries === 1 ? 'محاولة واحدة فشلت' : `فشلت في ${countedNoun(tries, TRY, digits)}`}
            </Badge>{' '}
            {triedAt && <span className="muted">آخرها {exactMoment(triedAt, digits)}</span>}
          </span>
        )}
        {failure && (
          <span className="muted">
            رد سيرفر البريد: <Ltr>{failure}</Ltr>
          </span>
        )}
        <details>
          <summary>نص الرسالة</summary>
          <p className="outbox-text">{text}</p>
        </details>
        {refusal && <Note tone="wrong" title={refusal.messageAr} />}
      </div>
      {onRetry && (
        <Button look="line" size="small" busy={busy} onClick={() => void send(onRetry)}>
          {busy ? 'بنبعتها' : 'ابعتها تاني'}
        </Button>
      )}
    </li>
  );
}
