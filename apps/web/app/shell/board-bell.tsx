import { boardPath } from '@hessa/rules/pages/student-pages';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { Link } from 'react-router';
import { useUnread } from './unread-count.ts';

/** Leads to the board, and counts what is new on it. */
export function BoardBell({ digits }: { digits: DigitStyle }) {
  const unread = useUnread();
  const newOnes = formatNumber(unread, digits);
  return (
    <Link className="icon-btn topbar-inbox" to={boardPath()}>
      <IconBell aria-hidden="true" />
      <span className="unseen">الرسايل{unread > 0 && `، الجديد منها ${newOnes}`}</span>
      {unread > 0 && (
        <span className="topbar-unread" aria-hidden="true">
          {newOnes}
        </span>
      )}
    </Link>
  );
}
