import { teachCodeBatchPath, teachCodesPath } from '@hessa/rules/pages/console-pages';
import { CARD, CODE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone, countedNoun } from '@hessa/rules/text/plural';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useEffect, useState } from 'react';
import { refusalOf } from '../../../api/refusal-of.ts';
import { useSending } from '../../../api/use-sending.ts';
import { needBrowser } from '../../../in-app/need-browser.ts';
import { callFreshly } from '../../../teach-shell/frame/call-freshly.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { MissingPageDrawing } from '../../../ui/drawings/missing-page-drawing.tsx';
import { PageSpinner } from '../../../ui/notices/page-spinner.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';
import { Toast } from '../../../ui/notices/toast.tsx';
import type { Batch } from './batch.ts';
import { CodeCard } from './code-card.tsx';
import { exportBatch } from './save-codes.ts';
import './cards-sheet.css';

const ON_A_SHEET = [10, 8] as const;

interface Printable {
  teacherLatin: string;
  batch: Batch;
  cards: readonly { serial: number; code: string }[];
}

interface CardsSheetProps {
  batchId: number;
  digits: DigitStyle;
  teacherName: string;
  siteUrl: string;
}

/** What comes out of the printer, seen first on the screen: sheets of ten cards, or of eight with room to cut. */
export function CardsSheet({ batchId, digits, teacherName, siteUrl }: CardsSheetProps) {
  const [printable, setPrintable] = useState<Printable | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [onASheet, setOnASheet] = useState<(typeof ON_A_SHEET)[number]>(10);
  const [news, setNews] = useState<string | null>(null);
  const { busy, send } = useSending();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a try is asked for by hand
  useEffect(() => {
    let left = false;
    setProblem(null);
    callFreshly('POST /api/teach/code-batches/{batchId}/cards', { params: { batchId } }).then(
      ({ data }) => !left && setPrintable(data),
      (error: unknown) => !left && setProblem(refusalOf(error).messageAr),
    );
    return () => {
      left = true;
    };
  }, [batchId, tries]);

  if (problem) {
    return (
      <StatePanel
        heading="h1"
        drawing={<MissingPageDrawing />}
        title={problem}
        actions={
          <>
            <Button onClick={() => setTries((before) => before + 1)}>جرّب تاني</Button>
            <ButtonLink look="line" to={teachCodesPath()}>
              كل الدفعات
            </ButtonLink>
          </>
        }
      />
    );
  }
  if (!printable) return <PageSpinner label="بنجهّز الكروت" />;
  const { batch, cards, teacherLatin } = printable;
  const base = siteUrl || location.origin;
  // Once, however often it is pressed: each file is a line of the trail.
  const save = async (kind: 'csv' | 'xlsx') => {
    const refused = await send(() => exportBatch(batchId, kind, base));
    if (refused) setNews('مقدرناش نعمل الملف. شوف النت وجرّب تاني.');
  };
  const sheets = Array.from({ length: Math.ceil(cards.length / onASheet) }, (_, at) =>
    cards.slice(at * onASheet, (at + 1) * onASheet),
  );

  return (
    <div className="cards">
      <div className="console-page cards-bar">
        <div className="console-head">
          <h1>اطبع {countedAlone(cards.length, CODE, digits)}</h1>
          <div className="console-actions">
            <ButtonLink look="quiet" size="small" to={teachCodeBatchPath({ batchId })}>
              ارجع للدفعة
            </ButtonLink>
            <Button look="line" size="small" busy={busy} onClick={() => void save('csv')}>
              نزّل CSV
            </Button>
            <Button look="line" size="small" busy={busy} onClick={() => void save('xlsx')}>
              نزّل Excel
            </Button>
            <Button size="small" disabled={cards.length === 0} onClick={() => needBrowser('print') || print()}>
              اطبع
            </Button>
          </div>
        </div>
        <Chips label="كام كارت في الصفحة؟">
          {ON_A_SHEET.map((count) => (
            <Chip key={count} chosen={onASheet === count} onClick={() => setOnASheet(count)}>
              {countedNoun(count, CARD, digits)} في الصفحة
            </Chip>
          ))}
        </Chips>
        <p className="muted">ورق A4. الملغي واللي اتفعّل مش هيتطبع، وملف Excel فيه الكل بحالته والطالب اللي فعّله.</p>
      </div>
      {sheets.map((sheet) => (
        <ul className={`cards-sheet cards-${onASheet}`} key={sheet[0]?.serial}>
          {sheet.map((card) => (
            <CodeCard
              key={card.serial}
              batch={batch}
              card={card}
              teacher={{ name: teacherName, latin: teacherLatin }}
              siteUrl={base}
            />
          ))}
        </ul>
      ))}
      <Toast icon={IconAlertTriangle} onGone={() => setNews(null)}>
        {news}
      </Toast>
    </div>
  );
}
