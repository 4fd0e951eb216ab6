import { teachCodeBatchPath } from '@hessa/rules/pages/console-pages';
import { cairoDay } from '@hessa/rules/statistics/cairo-day';
import { CODE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useRead } from '../../../api/use-read.ts';
import { JobProgress } from '../../../teach-shell/reports/job-progress.tsx';
import { isOpen, useLongJob } from '../../../teach-shell/reports/use-long-job.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { readSalesAddress, salesAddress } from '../sellers/sales-address.ts';
import { SalesReport } from '../sellers/sales-report.tsx';
import { SELLERS_ON_A_PAGE, SellersPanel } from '../sellers/sellers-panel.tsx';
import { AskedCode } from './asked-code.tsx';
import type { Batch } from './batch.ts';
import { batchAddress, readBatchAddress } from './batch-address.ts';
import type { BatchFilter } from './batch-filters.tsx';
import { BatchList } from './batch-list.tsx';
import { CodesSummary } from './codes-summary.tsx';
import { NewBatchForm } from './new-batch-form.tsx';
import './codes-console.css';

interface CodesConsoleProps {
  digits: DigitStyle;
  /** Assistants sell and look up; making and printing are the teacher's. */
  mayMake: boolean;
}

export function CodesConsole({ digits, mayMake }: CodesConsoleProps) {
  const [making, setMaking] = useState(false);
  const [address, setAddress] = useSearchParams();
  const tab = address.get('tab') ?? 'batches';
  const asked = address.get('code');
  // In the address, so that a reload and the way back lead to the same batches.
  const filter = readBatchAddress(address);
  const today = cairoDay(Date.now());
  const go = (next: BatchFilter, to: string) =>
    setAddress(
      {
        ...batchAddress(next),
        ...salesAddress(readSalesAddress(address, today), today),
        ...(to === 'batches' ? {} : { tab: to }),
        ...(asked ? { code: asked } : {}),
      },
      { replace: true },
    );
  const [sellerPage, setSellerPage] = useState(1);
  const [round, setRound] = useState(0);
  const navigate = useNavigate();
  const large = useLongJob('codes batch');
  const sellers = useRead(
    'GET /api/teach/code-sellers',
    { query: { pageNumber: sellerPage, pageSize: SELLERS_ON_A_PAGE } },
    { freshMs: 0 },
  );
  const stock = sellers.reply?.data.stock;

  const isLargeDone = large.job?.state === 'done';
  const readAnew = useEffectEvent(() => {
    setRound(round + 1);
    void sellers.refresh();
  });
  useEffect(() => {
    if (isLargeDone) readAnew();
  }, [isLargeDone]);

  const made = async (batch: Batch) => {
    setMaking(false);
    await navigate(teachCodeBatchPath({ batchId: batch.id }));
  };

  return (
    <div className="console-page codes-page">
      <div className="console-head">
        <h1>الأكواد</h1>
        {tab === 'batches' && stock && stock.made > 0 && <CodesSummary stock={stock} digits={digits} />}
        {mayMake && tab === 'batches' && (
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
            title={`الدفعة جاهزة: ${countedAlone(total ?? 0, CODE, digits)}`}
            actions={
              <>
                <ButtonLink
                  look="line"
                  size="small"
                  to={teachCodeBatchPath({ batchId: String(result?.batchId) })}
                  onClick={large.forget}
                >
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
      {asked && <AskedCode key={asked} code={asked} digits={digits} />}
      <Tabs
        label="الأكواد"
        chosen={tab}
        onChoose={(id) => go(filter, id)}
        tabs={[
          {
            id: 'batches',
            label: 'كل الدفعات',
            content: (
              <BatchList
                key={JSON.stringify([filter, round])}
                digits={digits}
                mayMake={mayMake}
                filter={filter}
                onFilter={(next) => go(next, 'batches')}
                onRetry={() => void sellers.refresh()}
              />
            ),
          },
          {
            id: 'sellers',
            label: 'البيّاعين',
            content: (
              <SellersPanel
                read={sellers}
                page={sellerPage}
                digits={digits}
                mayPrice={mayMake}
                onPage={setSellerPage}
              />
            ),
          },
          ...(mayMake
            ? [
                {
                  id: 'report',
                  label: 'تقرير البيع',
                  content: tab === 'report' && <SalesReport digits={digits} />,
                },
              ]
            : []),
        ]}
      />
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
