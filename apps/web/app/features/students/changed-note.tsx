import { STUDENT } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { useSending } from '../../api/use-sending.ts';
import type { FollowedJob, LongJob } from '../../teach-shell/reports/use-long-job.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/notices/note.tsx';

const DONE: Record<string, string> = { grant: 'الكورس اتضاف لـ', extend: 'الوقت اتمد لـ', move: 'نقلنا ' };
const SKIPPED: Record<string, string> = {
  grant: 'معاهم الكورس من الأول',
  extend: 'مش معاهم الكورس، أو وقتهم أطول',
  move: 'في السنة دي من الأول',
};

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
  const people = (value: number) => (value === 0 ? 'محدش' : countedNoun(value, STUDENT, digits));
  const seen = (
    <Button look="quiet" size="small" onClick={followed.forget}>
      تمام
    </Button>
  );
  if (job.kind === 'students.undo-selected') {
    return (
      <Note tone="info" title={`رجّعنا ${people(count('returned'))} زي ما كانوا`} actions={seen}>
        {count('kept') > 0 && <p>{people(count('kept'))} اتغيّروا بعدها أو بدأوا الكورس، فسبناهم.</p>}
      </Note>
    );
  }
  const kind = String(result.kind);
  const undo = () =>
    send(async () => {
      const body = { key, change: job.id };
      followed.follow((await call('POST /api/teach/selected-students/undo', { body })).data);
    });
  return (
    <Note
      tone={count('done') > 0 ? 'right' : 'info'}
      title={`${DONE[kind] ?? ''}${people(count('done'))}`}
      actions={
        <>
          {count('done') > 0 && (
            <Button look="line" size="small" busy={busy} onClick={() => void undo()}>
              رجّعهم زي ما كانوا
            </Button>
          )}
          {seen}
        </>
      }
    >
      {count('skipped') > 0 && (
        <p>
          {people(count('skipped'))}: {SKIPPED[kind]}.
        </p>
      )}
      {count('gone') > 0 && <p>{people(count('gone'))} اتحذفوا قبل ما نوصل لهم.</p>}
      {refusal && <p>{refusal.messageAr}</p>}
    </Note>
  );
}
