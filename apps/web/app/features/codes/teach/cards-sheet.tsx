import { teachCodeBatchPath, teachCodesPath } from '@hessa/rules/pages/console-pages';
import { CODE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useEffect, useState } from 'react';
import { refusalOf } from '../../../api/refusal-of.ts';
import { needBrowser } from '../../../in-app/need-browser.ts';
import { callFreshly } from '../../../teach-shell/frame/call-freshly.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { MissingPageDrawing } from '../../../ui/drawings/missing-page-drawing.tsx';
import { PageSpinner } from '../../../ui/notices/page-spinner.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';
import { Toast } from '../../../ui/notices/toast.tsx';
import type { Batch } from './batch.ts';
import { CodeCard } from './code-card.tsx';
import { saveCodes } from './save-codes.ts';
import './cards-sheet.css';

const CARDS_ON_A_SHEET = 10;

interface Printable {
  batch: Batch;
  cards: readonly { serial: number; code: string }[];
}

interface CardsSheetProps {
  batchId: number;
  digits: DigitStyle;
  teacher: { name: string; mark: string };
  siteUrl: string;
}

/** What comes out of the printer, seen first on the screen: sheets of ten cards. */
export function CardsSheet({ batchId, digits, teacher, siteUrl }: CardsSheetProps) {
  const [printable, setPrintable] = useState<Printable | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [news, setNews] = useState<string | null>(null);

  useEffect(() => {
    let left = false;
    callFreshly('POST /api/teach/code-batches/{batchId}/cards', { params: { batchId } }).then(
      ({ data }) => !left && setPrintable(data),
      (error: unknown) => !left && setProblem(refusalOf(error).messageAr),
    );
    return () => {
      left = true;
    };
  }, [batchId]);

  if (problem) {
    return (
      <StatePanel
        heading="h1"
        drawing={<MissingPageDrawing />}
        title={problem}
        actions={<ButtonLink to={teachCodesPath()}>كل الدفعات</ButtonLink>}
      />
    );
  }
  if (!printable) return <PageSpinner label="بنجهّز الكروت" />;
  const { batch, cards } = printable;
  const base = siteUrl || location.origin;
  const save = (kind: 'csv' | 'xlsx') =>
    saveCodes(kind, batch, cards, base).catch(() => setNews('مقدرناش نعمل الملف. شوف النت وجرّب تاني.'));
  const sheets = Array.from({ length: Math.ceil(cards.length / CARDS_ON_A_SHEET) }, (_, at) =>
    cards.slice(at * CARDS_ON_A_SHEET, (at + 1) * CARDS_ON_A_SHEET),
  );

  return (
    <div className="cards">
      <div className="console-page cards-bar">
        <div className="console-head">
          <h1>اطبع {countedNoun(cards.length, CODE, digits)}</h1>
          <div className="console-actions">
            <ButtonLink look="quiet" size="small" to={teachCodeBatchPath({ batchId })}>
              ارجع للدفعة
            </ButtonLink>
            <Button look="line" size="small" onClick={() => save('csv')}>
              نزّل CSV
            </Button>
            <Button look="line" size="small" onClick={() => save('xlsx')}>
              نزّل Excel
            </Button>
            <Button size="small" disabled={cards.length === 0} onClick={() => needBrowser('print') || print()}>
              اطبع
            </Button>
          </div>
        </div>
        <p className="muted">ورق A4، عشر كروت في الصفحة. الملغي واللي اتفعّل مش هيتطبع.</p>
      </div>
      {sheets.map((sheet) => (
        <ul className="cards-sheet" key={sheet[0]?.serial}>
          {sheet.map((card) => (
            <CodeCard key={card.serial} batch={batch} card={card} teacher={teacher} siteUrl={base} />
          ))}
        </ul>
      ))}
      <Toast icon={IconAlertTriangle} onGone={() => setNews(null)}>
        {news}
      </Toast>
    </div>
  );
}
