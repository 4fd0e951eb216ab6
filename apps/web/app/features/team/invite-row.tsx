import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { shortDate } from '../../teach-shell/short-date.ts';
import { STAFF_ROLES } from '../../teach-shell/staff-roles.ts';
import { Badge } from '../../ui/badge.tsx';
import { RtlTitle } from '../../ui/bidi.tsx';
import { Button } from '../../ui/button.tsx';
import type { Invite } from './team.ts';

interface InviteRowProps {
  invite: Invite;
  digits: DigitStyle;
  onRevoke: () => Promise<void>;
}

export function InviteRow({ invite, digits, onRevoke }: InviteRowProps) {
  const [busy, setBusy] = useState(false);
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
        <Button
          look="line"
          size="small"
          busy={busy}
          onClick={() => {
            setBusy(true);
            void onRevoke().finally(() => setBusy(false));
          }}
        >
          الغي الدعوة
        </Button>
      </span>
    </li>
  );
}
