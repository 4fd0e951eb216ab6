import type { DigitStyle } from '@hessa/rules/text/digits';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { useSending } from '../../api/use-sending.ts';
import type { FollowedJob, LongJob } from '../../teach-shell/reports/use-long-job.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/notices/note.tsx';
import {
  bringBackWords,
  doneWords,
  goneWords,
  keptWords,
  type ManyChange,
  returnedWords,
  skippedWords,
} from './changed-words.ts';

interface ChangedNoteProps {
  job: LongJob;
  digits: DigitStyle;
  followed: FollowedJob;
  /** The list is no longer what it was. */
  onChanged: () => void;
}

/** What came of a change of many, whom it left out and why, and the way back. */
export function ChangedNote({ job, digits, followed, onChanged }: ChangedNoteProps) {
  const [key] = useState(() => crypto.randomUUID());
  const { busy, refusal, send } = useSending();
  const changed = useEffectEvent(onChanged);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each job
  useEffect(() => changed(), [job.id]);
  const result = job.result ?? {};
  const count = (name: string) => Number(result[name] ?? 0);
  const seen = (
    <Button look="quiet" size="small" onClick={followed.forget}>
      تمام
    </Button>
  );
  if (job.kind === 'students.undo-selected') {
    return (
      <Note tone="info" title={returnedWords(count('returned'), digits)} actions={seen}>
        {count('kept') > 0 && <p>{keptWords(count('kept'), digits)}</p>}
      </Note>
    );
  }
  const kind = result.kind as ManyChange;
  const undo = () =>
    send(async () => {
      const body = { key, change: job.id };
      followed.follow((await call('POST /api/teach/selected-students/undo', { body })).data);
    });
  return (
    <Note
      tone={count('done') > 0 ? 'right' : 'info'}
      title={doneWords(kind, count('done'), digits)}
      actions={
        <>
          {count('done') > 0 && (
            <Button look="line" size="small" busy={busy} onClick={() => void undo()}>
              {bringBackWords(count('done'))}
            </Button>
          )}
          {seen}
        </>
      }
    >
      {count('skipped') > 0 && <p>{skippedWords(kind, count('skipped'), digits)}</p>}
      {count('gone') > 0 && <p>{goneWords(count('gone'), digits)}</p>}
      {refusal && <p>{refusal.messageAr}</p>}
    </Note>
  );
}
