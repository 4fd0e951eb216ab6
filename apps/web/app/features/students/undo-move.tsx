import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { ConfirmDialog } from '../../teach-shell/editing/confirm-dialog.tsx';
import { JobProgress } from '../../teach-shell/reports/job-progress.tsx';
import { useLongJob } from '../../teach-shell/reports/use-long-job.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { returnedWords } from './changed-words.ts';

/** The way back of a grade's move, wherever the move is told of: days later too. */
export function UndoMove({ moveJobId, digits }: { moveJobId: string; digits: DigitStyle }) {
  const undo = useLongJob(`undo move ${moveJobId}`);
  const [key] = useState(() => crypto.randomUUID());
  const [isAsking, setAsking] = useState(false);
  if (undo.job) {
    return (
      <JobProgress followed={undo} digits={digits} working="بنرجّع الطلبة" nothingLeft="كل طالب فضل في سنته الجديدة.">
        {({ result }) => <Note tone="right" title={returnedWords(Number(result?.returned ?? 0), digits)} />}
      </JobProgress>
    );
  }
  return (
    <div>
      <Button look="line" size="small" onClick={() => setAsking(true)}>
        رجّع الطلبة زي ما كانوا
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="ترجّع الطلبة للسنة اللي كانوا فيها؟"
          confirm="رجّع الطلبة"
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            undo.follow((await call('POST /api/teach/student-grades/undo', { body: { key, move: moveJobId } })).data);
            setAsking(false);
          }}
        >
          <p>كل طالب هيرجع للسنة اللي كان فيها قبل النقل، إلا اللي سنته اتغيّرت تاني بعدها.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
