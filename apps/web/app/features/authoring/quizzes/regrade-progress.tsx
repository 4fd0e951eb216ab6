import { formatCount } from '@hessa/rules/text/count';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { JobProgress } from '../../../teach-shell/reports/job-progress.tsx';
import type { FollowedJob, LongJob } from '../../../teach-shell/reports/use-long-job.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Note } from '../../../ui/notices/note.tsx';

/** How far a regrade is, and what came of it. */
export function RegradeProgress({ regrade, digits }: { regrade: FollowedJob; digits: DigitStyle }) {
  return (
    <JobProgress
      followed={regrade}
      digits={digits}
      working="بنعيد التصحيح"
      nothingLeft="مفيش درجة اتغيّرت. تقدر تعيد التصحيح في أي وقت."
    >
      {(job) => <Regraded job={job} digits={digits} onSeen={regrade.forget} />}
    </JobProgress>
  );
}

function Regraded({ job, digits, onSeen }: { job: LongJob; digits: DigitStyle; onSeen: () => void }) {
  const figure = (name: 'papers' | 'up' | 'down') => Number(job.result?.[name] ?? 0);
  const [papers, up, down] = [figure('papers'), figure('up'), figure('down')];
  const number = (value: number) => formatCount(value, digits);
  return (
    <Note
      tone="right"
      title={`الورق اللي اتصحّح من جديد: ${number(papers)}`}
      actions={
        <Button look="line" size="small" onClick={onSeen}>
          تمام
        </Button>
      }
    >
      <p>
        درجات زادت: {number(up)}، درجات قلّت: {number(down)}، وزي ما هي: {number(papers - up - down)}
      </p>
    </Note>
  );
}
