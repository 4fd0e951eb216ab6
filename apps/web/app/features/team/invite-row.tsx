import type { DigitStyle } from '@hessa/rules/text/digits';
import { useSending } from '../../api/use-sending.ts';
import { STAFF_ROLES } from '../../teach-shell/frame/staff-roles.ts';
import { shortDate } from '../../teach-shell/reports/short-date.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import type { Invite } from './team.ts';

interface InviteRowProps {
  invite: Invite;
  digits: DigitStyle;
  /** Throws what the server refused. */
  onRevoke: () => Promise<void>;
  onRefused: (words: string) => Promise<void>;
}

export function InviteRow({ invite, digits, onRevoke, onRefused }: InviteRowProps) {
  const { busy, send } = useSending();

  async function revoke() {
    const refused = await send(onRevoke);
    if (refused) await onRefused(refused.messageAr);
  }

  return (
    <li className="team-row">
      <span className="team-name">
        <RtlTitle>{invite.name}</RtlTitle>
        <Badge>{STAFF_ROLES[invite.role].name}</Badge>
        {invite.isExpired && <Badge tone="warn">وقتها خلص</Badge>}
      </span>
      <span className="muted">اتبعتت {shortDate(invite.createdAt, digits)}</span>
      <span className="muted">
        {invite.isExpired ? 'خلصت' : 'شغالة لحد'} {shortDate(invite.expiresAt, digits)}
      </span>
      <span className="console-actions">
        <Button look="line" size="small" busy={busy} onClick={() => void revoke()}>
          الغي الدعوة
        </Button>
      </span>
    </li>
  );
}
