import { teachReceiptPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ReadGate } from '../../../api/read-gate.tsx';
import type { useRead } from '../../../api/use-read.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { CopybookDrawing } from '../../../ui/drawings/copybook-drawing.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';
import { CardsForm, type MovedCards } from './cards-form.tsx';
import { useMovedNote } from './moved-note.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { type Seller, STEP_WORDS } from './seller.ts';
import { SellerDialog } from './seller-dialog.tsx';
import { SellerTable } from './seller-table.tsx';
import { SellersSummary } from './sellers-summary.tsx';
import { StockKey } from './stock-bar.tsx';
import './sellers.css';

export const SELLERS_ON_A_PAGE = 50;

interface SellersPanelProps {
  read: ReturnType<typeof useRead<'GET /api/teach/code-sellers'>>;
  page: number;
  digits: DigitStyle;
  mayPrice: boolean;
  onPage: (page: number) => void;
}

type Opened = { kind: 'seller' } | { kind: 'cards' } | { kind: 'payment'; seller: Seller };

/** Everybody who sells cards: what each has and owes, handing out by numbers, taking money. */
export function SellersPanel({ read, page, digits, mayPrice, onPage }: SellersPanelProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { note, setMoved } = useMovedNote(read.refresh);
  const navigate = useNavigate();
  const close = () => setOpened(null);
  const afterMove = (done: MovedCards) => {
    setMoved(done);
    close();
    void read.refresh();
  };
  const addSeller = (
    <Button look="line" size="small" onClick={() => setOpened({ kind: 'seller' })}>
      <IconPlus size={20} aria-hidden="true" />
      بيّاع جديد
    </Button>
  );

  return (
    <ReadGate read={read} waiting="بنجيب البيّاعين" failed="مقدرناش نجيب البيّاعين">
      {({ data: { sellers, all, totalCount } }) => (
        <div className="sellers-panel">
          {totalCount === 0 ? (
            <StatePanel drawing={<CopybookDrawing />} title="لسه مفيش بيّاعين" actions={addSeller}>
              <p>ضيف المكتبة أو السنتر، وسلّمه الكروت بأرقامها. اللي يتباع يتحسب عليه لوحده.</p>
            </StatePanel>
          ) : (
            <>
              <div className="sellers-head">
                <SellersSummary all={all} digits={digits} />
                <div className="console-actions">
                  {addSeller}
                  <span className="sellers-phone">
                    <Button size="small" onClick={() => setOpened({ kind: 'cards' })}>
                      <IconPlus size={20} aria-hidden="true" />
                      سلّم كروت
                    </Button>
                  </span>
                </div>
              </div>
              {note}
              <SellerTable
                sellers={sellers}
                all={all}
                digits={digits}
                onPay={(seller) => setOpened({ kind: 'payment', seller })}
              />
              <Pager
                label="صفحات البيّاعين"
                current={page}
                total={Math.ceil(totalCount / SELLERS_ON_A_PAGE)}
                digits={digits}
                onPage={onPage}
              />
              <StockKey />
              <section className="hand-out sellers-desk" aria-labelledby="hand-out">
                <h2 id="hand-out">سلّم كروت بالتسلسل</h2>
                <CardsForm sellers={sellers} step="handed" digits={digits} mayPrice={mayPrice} onMoved={afterMove} />
              </section>
            </>
          )}
          {opened?.kind === 'seller' && (
            <SellerDialog
              seller={null}
              onClose={close}
              onSaved={() => {
                close();
                void read.refresh();
              }}
            />
          )}
          {opened?.kind === 'cards' && (
            <Dialog title={STEP_WORDS.handed.title} onClose={close}>
              <CardsForm sellers={sellers} step="handed" digits={digits} mayPrice={mayPrice} onMoved={afterMove} />
            </Dialog>
          )}
          {opened?.kind === 'payment' && (
            <PaymentDialog
              seller={opened.seller}
              digits={digits}
              onClose={close}
              onPaid={(number) => void navigate(teachReceiptPath({ number }))}
            />
          )}
        </div>
      )}
    </ReadGate>
  );
}
