import { STUDENT } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { JobProgress } from '../../teach-shell/job-progress.tsx';
import { type LongJob, useLongJob } from '../../teach-shell/use-long-job.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';

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
  const [refusal, setRefusal] = useState<string | null>(null);
  const changed = useEffectEvent(onChanged);
  const undoState = undo.job?.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts changed when one of the two ended
  useEffect(() => changed(), [job.id, undoState]);

  async function back() {
    setRefusal(null);
    try {
      undo.follow((await call('POST /api/teach/student-grades/undo', { body: { key, move: job.id } })).data);
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.messageAr : 'حصلت مشكلة مش متوقعة. جرّب تاني.');
    }
  }

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
          <Note
            tone="right"
            title={`رجّعنا ${countedNoun(Number(result?.returned ?? 0), STUDENT, digits)} زي ما كانوا`}
            actions={ok}
          />
        )}
      </JobProgress>
    );
  }
  return (
    <Note
      tone="right"
      title={`نقلنا ${countedNoun(Number(job.result?.moved ?? 0), STUDENT, digits)}`}
      actions={
        <>
          {ok}
          <Button look="quiet" size="small" onClick={() => void back()}>
            رجّعهم زي ما كانوا
          </Button>
        </>
      }
    >
      <p>{refusal ?? 'كل طالب متسجّل في سجله هو كان في إنهي سنة.'}</p>
    </Note>
  );
}
