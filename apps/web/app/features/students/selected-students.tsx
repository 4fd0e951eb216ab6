import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { JobProgress } from '../../teach-shell/reports/job-progress.tsx';
import { useLongJob } from '../../teach-shell/reports/use-long-job.ts';
import { ChangeSelected } from './change-selected.tsx';
import { ChangedNote } from './changed-note.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { MessageSelected } from './message-selected.tsx';
import { type SelectedAct, SelectionBar } from './selection-bar.tsx';
import type { ListedStudent } from './students-table.tsx';

interface SelectedStudentsProps {
  students: readonly ListedStudent[];
  digits: DigitStyle;
  isTeacher: boolean;
  teacherName: string;
  onClear: () => void;
  onChanged: () => void;
}

/** Whoever is ticked: the bar, what it opens, and how the last change of many went. */
export function SelectedStudents({
  students,
  digits,
  isTeacher,
  teacherName,
  onClear,
  onChanged,
}: SelectedStudentsProps) {
  const [act, setAct] = useState<SelectedAct | null>(null);
  const followed = useLongJob('students selected');
  const ids = students.map(({ id }) => id);
  const close = () => setAct(null);
  return (
    <>
      <JobProgress followed={followed} digits={digits} working="بنغيّر للي اخترتهم" nothingLeft="محدش اتغيّر.">
        {(job) => <ChangedNote key={job.id} job={job} digits={digits} followed={followed} onChanged={onChanged} />}
      </JobProgress>
      {students.length > 0 && (
        <SelectionBar count={students.length} digits={digits} isTeacher={isTeacher} onAct={setAct} onClear={onClear} />
      )}
      {act === 'message' && <MessageSelected students={students} teacherName={teacherName} onClose={close} />}
      {act === 'export' && (
        <ExportDialog
          filter={{ search: '', grade: '', state: '', only: '', selected: ids }}
          digits={digits}
          onClose={close}
        />
      )}
      {(act === 'grant' || act === 'extend' || act === 'move') && (
        <ChangeSelected
          act={act}
          selected={ids}
          digits={digits}
          onClose={close}
          onAsked={(job) => {
            close();
            followed.follow(job);
            onClear();
          }}
        />
      )}
    </>
  );
}
