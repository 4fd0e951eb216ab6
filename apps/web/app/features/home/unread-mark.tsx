import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { learningQueries } from '../../api/learning-queries.tsx';
import { useRead } from '../../api/use-read.ts';
import { whenIdle } from '../../offline/when-idle.ts';

/** How many messages on the board are new; nothing while there are none, and while nobody has said. */
export function UnreadMark({ digits }: { digits: DigitStyle }) {
  return (
    <QueryClientProvider client={learningQueries}>
      <Mark digits={digits} />
    </QueryClientProvider>
  );
}

function Mark({ digits }: { digits: DigitStyle }) {
  // What the page itself shows is asked for first.
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const { reply } = useRead('GET /api/Student/announcements', undefined, { kept: true, wanted: isIdle });
  const count = reply?.data.announcements.filter(({ isUnread }) => isUnread).length ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span className="unseen">، الجديد منها </span>
      <bdi className="topbar-unread">{formatNumber(count, digits)}</bdi>
    </>
  );
}
