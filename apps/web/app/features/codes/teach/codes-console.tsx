import { CODE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '../../../api/use-read.ts';
import { JobProgress } from '../../../teach-shell/job-progress.tsx';
import { ReadFailed } from '../../../teach-shell/read-failed.tsx';
import { isOpen, useLongJob } from '../../../teach-shell/use-long-job.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CopybookDrawing } from '../../../ui/copybook-drawing.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageSpinner } from '../../../ui/page-spinner.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import type { Batch } from './batch.ts';
import { BatchTable } from './batch-table.tsx';
import { FindCode } from './find-code.tsx';
import { NewBatchForm } from './new-batch-form.tsx';
import './codes-console.css';

const PAGE_SIZE = 20;

interface CodesConsoleProps {
  digits: DigitStyle;
  /** Assistants sell and look up; making and printing are the teacher's. */
  mayMake: boolean;
}

export function CodesConsole({ digits, mayMake }: CodesConsoleProps) {
  const [page, setPage] = useState(1);
  const [making, setMaking] = useState(false);
  const navigate = useNavigate();
  const large = useLongJob('codes batch');
  const read = useRead(
    'GET /api/teach/code-batches',
    { query: { pageNumber: page, pageSize: PAGE_SIZE } },
    { freshMs: 0 },
  );
  const { batches, totalCount } = read.reply?.data ?? { batches: [], totalCount: 0 };

  const isLargeDone = large.job?.state === 'done';
  const readAnew = useEffectEvent(() => void read.refresh());
  useEffect(() => {
    if (isLargeDone) readAnew();
  }, [isLargeDone]);

  const made = (batch: Batch) => {
    setMaking(false);
    void navigate(`/teach/codes/${batch.id}`);
  };

  return (
    <div className="console-page">
      <div className="console-head">
        <h1>الأكواد</h1>
        {mayMake && (
          <Button onClick={() => setMaking(true)} disabled={large.job !== null && isOpen(large.job)}>
            <IconPlus size={20} aria-hidden="true" />
            دفعة جديدة
          </Button>
        )}
      </div>
      <JobProgress
        followed={large}
        digits={digits}
        working="بنعمل الأكواد"
        nothingLeft="مفيش ولا كود اتعمل. تقدر تعمل الدفعة من أول وجديد."
      >
        {({ result, total }) => (
          <Note
            tone="right"
            title={`الدفعة جاهزة: ${countedNoun(total ?? 0, CODE, digits)}`}
            actions={
              <>
                <ButtonLink look="line" size="small" to={`/teach/codes/${result?.batchId}`} onClick={large.forget}>
                  افتح الدفعة
                </ButtonLink>
                <Button look="quiet" size="small" onClick={large.forget}>
                  تمام
                </Button>
              </>
            }
          />
        )}
      </JobProgress>
      <FindCode digits={digits} />
      {read.error && <ReadFailed title="مقدرناش نجيب الدفعات" error={read.error} onRetry={read.refresh} />}
      {read.isLoading && <PageSpinner label="بنجيب الدفعات" />}
      {read.reply && totalCount === 0 && (
        <StatePanel drawing={<CopybookDrawing />} title="لسه مفيش أكواد">
          <p>{mayMake ? 'اعمل أول دفعة، اطبعها، وابدأ بيع.' : 'المستر لسه معملش دفعات. كلّمه يعمل أول واحدة.'}</p>
        </StatePanel>
      )}
      {batches.length > 0 && (
        <>
          <p className="muted">
            {countedNoun(totalCount, { one: 'دفعة', two: 'دفعتين', few: 'دفعات' }, digits)}، فيها هنا{' '}
            {countedNoun(
              batches.reduce((sum, batch) => sum + batch.size, 0),
              CODE,
              digits,
            )}
          </p>
          <BatchTable batches={batches} digits={digits} />
          <Pager
            label="صفحات الدفعات"
            current={page}
            total={Math.ceil(totalCount / PAGE_SIZE)}
            digits={digits}
            onPage={setPage}
          />
        </>
      )}
      {making && (
        <Dialog title="دفعة جديدة" onClose={() => setMaking(false)}>
          <NewBatchForm
            digits={digits}
            onMade={made}
            onStarted={(job) => {
              setMaking(false);
              large.follow(job);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}
