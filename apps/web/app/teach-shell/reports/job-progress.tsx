import { type DigitStyle, formatNumber, formatPercent } from '@hessa/rules/text/digits';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { ProgressBar } from '../../ui/progress/progress-bar.tsx';
import { type FollowedJob, isOpen, type LongJob } from './use-long-job.ts';
import './job-progress.css';

interface JobProgressProps {
  followed: FollowedJob;
  digits: DigitStyle;
  /** What is being done, e.g. «بنعمل الأكواد». */
  working: string;
  /** How far it is: so many of so many, or, where the count says nothing to people, in percent. */
  shows?: 'count' | 'percent';
  /** What a stopped or failed one leaves, e.g. «مفيش ولا كود اتعمل». */
  nothingLeft: string;
  /** What a finished one shows. */
  children: (job: LongJob) => ReactNode;
}

/** Long work as its screen shows it: a bar that moves, a way to stop it, and what came of it. */
export function JobProgress({ followed, digits, working, shows = 'count', nothingLeft, children }: JobProgressProps) {
  const { job } = followed;
  if (!job) return null;
  if (isOpen(job)) return <Running followed={followed} job={job} digits={digits} working={working} shows={shows} />;
  if (job.state === 'done') return children(job);
  const seen = (
    <Button look="line" size="small" onClick={followed.forget}>
      تمام
    </Button>
  );
  if (job.state === 'cancelled') {
    return (
      <Note tone="info" title="اتوقف زي ما طلبت" actions={seen}>
        <p>{nothingLeft}</p>
      </Note>
    );
  }
  return (
    <Note tone="wrong" title={job.problem?.messageAr ?? 'الشغل ده ماكملش.'} actions={seen}>
      <p>{nothingLeft}</p>
    </Note>
  );
}

interface RunningProps {
  followed: FollowedJob;
  job: LongJob;
  digits: DigitStyle;
  working: string;
  shows: 'count' | 'percent';
}

function Running({ followed, job, digits, working, shows }: RunningProps) {
  const { done, total } = job;
  const isStopping = followed.isStopping;
  const percent = total ? Math.min(100, Math.floor((done / total) * 100)) : 0;
  return (
    <section className="job-progress" aria-label={working}>
      <div className="job-progress-head">
        <b>{isStopping ? 'بنوقّف' : working}</b>
        <span className="muted">
          {total === null && 'لحظة ونبدأ'}
          {total !== null && shows === 'percent' && formatPercent(percent, digits)}
          {total !== null &&
            shows === 'count' &&
            `${formatNumber(Math.min(done, total), digits)} من ${formatNumber(total, digits)}`}
        </span>
        <Button look="quiet" size="small" busy={isStopping} onClick={() => void followed.cancel()}>
          وقّف
        </Button>
      </div>
      <ProgressBar percent={percent} label={working} />
      <p className="muted">تقدر تكمّل شغلك أو تقفل الصفحة: مش هيقف.</p>
    </section>
  );
}
