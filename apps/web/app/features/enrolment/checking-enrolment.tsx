import type { ReactNode } from 'react';
import { Sheet } from '../../ui/sheet.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Ticket } from '../../ui/ticket.tsx';

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
