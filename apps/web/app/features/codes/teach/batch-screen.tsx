import { priceWords } from '@hessa/rules/codes/cards-worth';
import { teachCodesPath, teachPrintCardsPath } from '@hessa/rules/pages/console-pages';
import { formatCount } from '@hessa/rules/text/count';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { PageFailed } from '../../../teach-shell/frame/page-failed.tsx';
import { WayBack } from '../../../teach-shell/frame/way-back.tsx';
import { shortDate } from '../../../teach-shell/reports/short-date.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { DangerButton } from '../../../ui/controls/danger-button.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { Toast } from '../../../ui/notices/toast.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { CardNumber } from '../sellers/card-number.tsx';
import { type BatchCode, batchTitle, STATE_WORDS } from './batch.ts';
import { CodeRow } from './code-row.tsx';
import { RevealDialog } from './reveal-dialog.tsx';
import { UndoVoids } from './undo-voids.tsx';
import { VoidDialog, type Voiding } from './void-dialog.tsx';
import './codes-console.css';

const PAGE_SIZE = 50;
const STATES = Object.keys(STATE_WORDS) as BatchCode['state'][];

interface BatchScreenProps {
  batchId: number;
  digits: DigitStyle;
  mayMake: boolean;
  siteUrl: string;
}

export function BatchScreen({ batchId, digits, mayMake, siteUrl }: BatchScreenProps) {
  const [page, setPage] = useState(1);
  // In the address, so that a reload and the way back lead to the same codes.
  const [address, setAddress] = useSearchParams();
  const state = STATES.find((each) => each === address.get('state')) ?? null;
  const [voiding, setVoiding] = useState<Voiding | null>(null);
  const [revealing, setRevealing] = useState<BatchCode | null>(null);
  /** What was asked for stays readable while the page is open. */
  const [revealed, setRevealed] = useState<Readonly<Record<number, string>>>({});
  const [news, setNews] = useState<string | null>(null);
  const read = useRead(
    'GET /api/teach/code-batches/{batchId}/codes',
    { params: { batchId }, query: { pageNumber: page, pageSize: PAGE_SIZE, ...(state ? { state } : {}) } },
    { freshMs: 0 },
  );

  const number = (value: number) => formatCount(value, digits);
  const tell = (said: string) => {
    setNews(said);
    void read.refresh();
  };
  const choose = (next: BatchCode['state'] | null) => {
    setAddress(next ? { state: next } : {}, { replace: true });
    setPage(1);
  };

  return (
    <ReadGate
      read={read}
      waiting="بنجيب الأكواد"
      failed={
        <PageFailed read={read}>
          <ButtonLink look="line" to={teachCodesPath()}>
            كل الدفعات
          </ButtonLink>
        </PageFailed>
      }
    >
      {({ data: { batch, byState, codes, totalCount, undoable } }) => (
        <div className="console-page">
          <WayBack to={teachCodesPath()}>كل الدفعات</WayBack>
          <div className="console-head">
            <h1>
              <RtlTitle>{batchTitle(batch)}</RtlTitle>
            </h1>
            <div className="console-actions">
              {mayMake && (
                <>
                  <ButtonLink size="small" to={teachPrintCardsPath({ batchId: batchId })}>
                    اطبع الكروت
                  </ButtonLink>
                  <DangerButton
                    quiet
                    size="small"
                    disabled={batch.fresh + batch.sold === 0}
                    onClick={() => setVoiding({ kind: 'batch', batchId, fresh: batch.fresh, sold: batch.sold })}
                  >
                    الغي الباقي
                  </DangerButton>
                </>
              )}
            </div>
          </div>
          <p className="muted">
            <RtlTitle>{batch.unitName ? `${batch.courseName}، ${batch.unitName}` : batch.courseName}</RtlTitle>، اتعملت{' '}
            {shortDate(batch.createdAt, digits)}،{' '}
            <CardNumber first={batch.firstSerial} last={batch.firstSerial + batch.size - 1} />، الكارت{' '}
            {priceWords(batch.pricePiastres, digits)}
            {batch.expiresAt && <>، آخر يوم {shortDate(batch.expiresAt, digits)}</>}
            {batch.note && (
              <>
                ، <RtlTitle>{batch.note}</RtlTitle>
              </>
            )}
          </p>
          {mayMake && <UndoVoids batchId={batchId} voids={undoable} digits={digits} onRestored={tell} />}
          <Chips label="حالة الكود">
            <Chip chosen={state === null} onClick={() => choose(null)}>
              الكل ({number(batch.size)})
            </Chip>
            {STATES.map((each) => (
              <Chip key={each} chosen={state === each} onClick={() => choose(each)}>
                {STATE_WORDS[each]} ({number(byState[each])})
              </Chip>
            ))}
          </Chips>
          {codes.length === 0 && <p className="muted">مفيش أكواد بالحالة دي.</p>}
          <ul className="codes" aria-label="أكواد الدفعة">
            {codes.map((code) => (
              <CodeRow
                key={code.id}
                code={{ ...code, code: code.code ?? revealed[code.id] ?? null }}
                mayVoid={mayMake}
                siteUrl={siteUrl}
                onChanged={tell}
                onVoid={() => setVoiding({ kind: 'code', codeId: code.id, code: code.code ?? '' })}
                onReveal={() => setRevealing(code)}
              />
            ))}
          </ul>
          <Pager
            label="صفحات الأكواد"
            current={page}
            total={Math.ceil(totalCount / PAGE_SIZE)}
            digits={digits}
            onPage={setPage}
          />
          {voiding && (
            <VoidDialog
              voiding={voiding}
              digits={digits}
              onClose={() => setVoiding(null)}
              onVoided={(said) => {
                setVoiding(null);
                tell(said);
              }}
            />
          )}
          {revealing && (
            <RevealDialog
              code={revealing}
              digits={digits}
              onClose={() => setRevealing(null)}
              onRevealed={({ id, code }) => {
                setRevealing(null);
                setRevealed({ ...revealed, [id]: code ?? '' });
                tell('الكود ظهر، واتسجّل باسمك.');
              }}
            />
          )}
          <Toast onGone={() => setNews(null)}>{news}</Toast>
        </div>
      )}
    </ReadGate>
  );
}
