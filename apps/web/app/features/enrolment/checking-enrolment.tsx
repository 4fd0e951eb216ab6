import type { ReactNode } from 'react';
import { Ticket } from '../../ui/catalogue/ticket.tsx';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { Shimmer } from '../../ui/notices/shimmer.tsx';
import { Spinner } from '../../ui/notices/spinner.tsx';

/** Takes the room of what it gives way to, so that nothing jumps. */
export function CheckingEnrolment({ head, free }: { head: ReactNode; free: boolean }) {
  const wait = (
    <div className="course-act-part">
      {head}
      <p className="course-act-wait" role="status">
        <Spinner />
        بنشوف اشتراكك
      </p>
    </div>
  );
  if (free) return <Sheet>{wait}</Sheet>;
  return (
    <Ticket top={wait}>
      <div className="course-act-part">
        <Shimmer shape="short-line" />
        <Shimmer shape="button" />
      </div>
    </Ticket>
  );
}
