import type { ReactNode } from 'react';
import { Note } from '../../../ui/notices/note.tsx';
import { ExtraTimeLink } from './extra-time-link.tsx';

interface CourseOverProps {
  courseName: string;
  /** Every lesson of it is done. */
  isDone: boolean;
  /** The way to start it again. */
  renewal: ReactNode;
}

/** The time of every unit has run out: how to get back in, and what stays. */
export function CourseOver({ courseName, isDone, renewal }: CourseOverProps) {
  if (isDone) {
    return (
      <Note tone="right" title="خلّصت الكورس كله!" actions={renewal}>
        برافو عليك. وقته خلص، ولو بدأته من جديد هتقدر تراجعه كله، ودرجاتك زي ما هي.
      </Note>
    );
  }
  const actions = (
    <>
      {renewal}
      <ExtraTimeLink courseName={courseName} />
    </>
  );
  return (
    <Note tone="info" title="وقت الكورس خلص" actions={actions}>
      لو بدأته من جديد كل وحداته هتفتح لك تاني، واللي خلّصته ودرجاتك زي ما هم. ولو ناقصك وقت بس، كلّم المشرف.
    </Note>
  );
}
