import { formatCount } from '@hessa/rules/text/count';
import { STUDENT } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useEffect, useEffectEvent } from 'react';
import { JobProgress } from '../../../teach-shell/reports/job-progress.tsx';
import type { FollowedJob, LongJob } from '../../../teach-shell/reports/use-long-job.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import type { StoredQuiz } from './edited-question.ts';

interface EarlierPapersProps {
  quiz: StoredQuiz;
  digits: DigitStyle;
  regrade: FollowedJob;
  /** Some were graded by an earlier paper, and nobody is grading them anew. */
  isDue: boolean;
  isDirty: boolean;
  onAsk: () => void;
  refresh: () => Promise<void>;
}

/** What a change means for those who handed in before it, and the way to grade them anew. */
export function EarlierPapers({ quiz, digits, regrade, isDue, isDirty, onAsk, refresh }: EarlierPapersProps) {
  const { all, earlier } = quiz.submissions;
  const isDone = regrade.job?.state === 'done';
  const readAnew = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (isDone) readAnew();
  }, [isDone]);

  return (
    <>
      <JobProgress
        followed={regrade}
        digits={digits}
        working="بنعيد التصحيح"
        nothingLeft="مفيش درجة اتغيّرت. تقدر تعيد التصحيح في أي وقت."
      >
        {(job) => <Regraded job={job} digits={digits} onSeen={regrade.forget} />}
      </JobProgress>
      {isDirty && all > 0 && (
        <Note tone="info" still title={`الامتحان ده متسلّم من ${countedNoun(all, STUDENT, digits)}`}>
          <p>
            لو حفظت التعديل، درجاتهم هتفضل زي ما هي. ولو غيّرت إجابة صح أو درجة سؤال، تقدر تعيد التصحيح وتشوف مين هيفرق
            معاه قبل ما يحصل. واللي فاتح الامتحان دلوقتي هيتطلب منه يجاوب تاني.
          </p>
        </Note>
      )}
      {!isDirty && isDue && (
        <Note
          tone="info"
          still
          title={`درجة ${countedNoun(earlier, STUDENT, digits)} لسه بتصحيح النسخة اللي قبل التعديل`}
          actions={
            <Button look="line" size="small" onClick={onAsk}>
              شوف الفرق وأعد التصحيح
            </Button>
          }
        >
          <p>مفيش حاجة هتتغيّر غير لما تشوف الفرق وتأكّد.</p>
        </Note>
      )}
    </>
  );
}

function Regraded({ job, digits, onSeen }: { job: LongJob; digits: DigitStyle; onSeen: () => void }) {
  const count = (name: 'papers' | 'up' | 'down') => formatCount(Number(job.result?.[name] ?? 0), digits);
  return (
    <Note
      tone="right"
      title="التصحيح اتعاد"
      actions={
        <Button look="line" size="small" onClick={onSeen}>
          تمام
        </Button>
      }
    >
      <p>
        الورق اللي اتصحّح: {count('papers')}، درجات زادت: {count('up')}، درجات قلّت: {count('down')}.
      </p>
    </Note>
  );
}
