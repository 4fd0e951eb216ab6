import type { DigitStyle } from '@hessa/rules/text/digits';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { useSending } from '../../api/use-sending.ts';
import { JobProgress } from '../../teach-shell/reports/job-progress.tsx';
import { type LongJob, useLongJob } from '../../teach-shell/reports/use-long-job.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { bringBackWords, doneWords, returnedWords } from './changed-words.ts';

interface MovedNoteProps {
  job: LongJob;
  digits: DigitStyle;
  onChanged: () => void;
  onSeen: () => void;
}

/** What the move did, and the way back for who moved the wrong ones. */
export function MovedNote({ job, digits, onChanged, onSeen }: MovedNoteProps) {
  const undo = useLongJob('students undo move');
  const [key] = useState(() => crypto.randomUUID());
  const { busy, refusal, send } = useSending();
  const changed = useEffectEvent(onChanged);
  const undoState = undo.job?.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts changed when one of the two ended
  useEffect(() => changed(), [job.id, undoState]);

  const back = () =>
    send(async () => {
      undo.follow((await call('POST /api/teach/student-grades/undo', { body: { key, move: job.id } })).data);
    });

  function seen() {
    undo.forget();
    onSeen();
  }

  const ok = (
    <Button look="line" size="small" onClick={seen}>
      تمام
    </Button>
  );
  if (undo.job) {
    return (
      <JobProgress followed={undo} digits={digits} working="بنرجّع الطلبة" nothingLeft="كل طالب فضل في سنته الجديدة.">
        {({ result }) => (
          <Note tone="right" title={returnedWords(Number(result?.returned ?? 0), digits)} actions={ok} />
        )}
      </JobProgress>
    );
  }
  const moved = Number(job.result?.moved ?? 0);
  return (
    <Note
      tone="right"
      title={doneWords('move', moved, digits)}
      actions={
        <>
          {ok}
          <Button look="quiet" size="small" busy={busy} onClick={() => void back()}>
            {bringBackWords(moved)}
          </Button>
        </>
      }
    >
      <p>{refusal?.messageAr ?? 'كل طالب متسجّل في سجله هو كان في إنهي سنة.'}</p>
    </Note>
  );
}
