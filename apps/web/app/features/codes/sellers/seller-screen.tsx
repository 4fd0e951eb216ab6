import { pricesWords } from '@hessa/rules/codes/cards-worth';
import { moneyWords } from '@hessa/rules/codes/money-words';
import type { CardStep } from '@hessa/rules/codes/seller-account';
import { teachCodesPath, teachReceiptPath } from '@hessa/rules/pages/console-pages';
import { formatCount } from '@hessa/rules/text/count';
import { CARD } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { needBrowser } from '../../../in-app/need-browser.ts';
import { MoreMenu } from '../../../teach-shell/frame/more-menu.tsx';
import { PageFailed } from '../../../teach-shell/frame/page-failed.tsx';
import { WayBack } from '../../../teach-shell/frame/way-back.tsx';
import { shortDate } from '../../../teach-shell/reports/short-date.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { Ltr, RtlTitle } from '../../../ui/text/bidi.tsx';
import { CardNumber } from './card-number.tsx';
import { CardsForm } from './cards-form.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { useMovedNote } from './moved-note.tsx';
import { Owed } from './owed.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { type Seller, STEP_WORDS } from './seller.ts';
import { SellerDialog } from './seller-dialog.tsx';
import { SELLERS_TAB } from './sellers-tab.ts';
import { Statement } from './statement.tsx';
import { StockBar } from './stock-bar.tsx';
import { LINES_ON_A_PAGE, useWholeStatement } from './use-whole-statement.ts';
import './sellers.css';

interface SellerScreenProps {
  sellerId: number;
  digits: DigitStyle;
  teacherName: string;
  /** Corrections, other prices and names are the teacher's. */
  mayManage: boolean;
}

type Opened = CardStep | 'payment' | 'correction' | 'edit';

/** One seller's account: what is owed, what to do about it, and how it came to be. */
export function SellerScreen({ sellerId, digits, teacherName, mayManage }: SellerScreenProps) {
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Opened | null>(null);
  const navigate = useNavigate();
  const read = useRead(
    'GET /api/teach/code-sellers/{sellerId}',
    { params: { sellerId }, query: { pageNumber: page, pageSize: LINES_ON_A_PAGE } },
    { freshMs: 0 },
  );
  const statement = useWholeStatement(sellerId);
  const refresh = () => {
    statement.forget();
    return read.refresh();
  };
  const { note, setMoved } = useMovedNote(refresh);
  const close = () => setOpened(null);
  const changed = () => {
    close();
    void refresh();
  };
  const allSellers = <WayBack to={`${teachCodesPath()}?${SELLERS_TAB}`}>كل البيّاعين</WayBack>;

  return (
    <ReadGate read={read} waiting="بنجيب الحساب" failed={<PageFailed read={read}>{allSellers}</PageFailed>}>
      {({ data: { seller, lastHanded, lines, totalCount } }) => (
        <div className="console-page seller-page">
          {allSellers}
          <div className="console-head">
            <h1>
              <RtlTitle>{seller.name}</RtlTitle>
            </h1>
            <p className="on-paper">
              كشف حساب مع <RtlTitle>{teacherName}</RtlTitle> لحد {shortDate(new Date().toISOString(), digits)}
            </p>
            <div className="console-actions seller-actions">
              <Button size="small" onClick={() => setOpened('payment')}>
                سجّل سداد
              </Button>
              <Button
                look="line"
                size="small"
                busy={statement.busy}
                onClick={() => needBrowser('print') || void statement.printWhole()}
              >
                <IconPrinter size={20} aria-hidden="true" />
                اطبع الكشف
              </Button>
            </div>
          </div>
          <section className="seller-stand" aria-label="الحساب دلوقتي">
            <p className="seller-balance">
              <span className="muted">{seller.owedPiastres < 0 ? 'دفع زيادة' : 'الباقي عليه'}</span>
              <b>
                <Owed piastres={seller.owedPiastres} digits={digits} />
              </b>
              <span className="muted">
                تمن اللي اتباع {moneyWords(seller.duePiastres, digits)}، دفع {moneyWords(seller.paidPiastres, digits)}
              </span>
            </p>
            <div className="seller-cards">
              <StockBar redeemed={seller.redeemed} sold={seller.sold} left={seller.left} />
              <p className="muted">
                اتباع {formatCount(seller.sold, digits)} من {formatCount(seller.sold + seller.left, digits)}، اتفعّل منهم{' '}
                {formatCount(seller.redeemed, digits)}
              </p>
              {lastHanded.length > 0 && <p className="muted">آخر استلام: {pricesWords(lastHanded, digits)}</p>}
              {seller.stopped > 0 && (
                <p className="muted">
                  اتلغى {countedAlone(seller.stopped, CARD, digits)} قبل ما{' '}
                  {seller.stopped === 1 ? 'يتباع: مش محسوب' : 'يتباعوا: مش محسوبين'} عليه ولا في العدد
                </p>
              )}
              {seller.firstSerial !== null && (
                <p className="muted">
                  أرقام الكروت <CardNumber first={seller.firstSerial} last={seller.lastSerial} />
                  {hasGaps(seller) && '، وفيه أرقام بينهم مش معاه'}
                </p>
              )}
              {seller.phone && (
                <p className="muted">
                  <Ltr>{seller.phone}</Ltr>
                </p>
              )}
            </div>
            <div className="console-actions seller-actions">
              {(['handed', 'returned', 'sold'] as const).map((step) => (
                <Button key={step} look="soft" size="small" onClick={() => setOpened(step)}>
                  {STEP_WORDS[step].title}
                </Button>
              ))}
              <MoreMenu
                about={seller.name}
                choices={[
                  { label: STEP_WORDS.unsold.title, onChoose: () => setOpened('unsold') },
                  ...(mayManage
                    ? [
                        { label: 'سوّي الحساب', onChoose: () => setOpened('correction') },
                        { label: 'عدّل الاسم والموبايل', onChoose: () => setOpened('edit') },
                      ]
                    : []),
                ]}
              />
            </div>
          </section>
          {note}
          {statement.refusal && <Note tone="wrong" title={statement.refusal.messageAr} />}
          <section className="console-part" aria-labelledby="statement">
            <h2 id="statement">كشف الحساب</h2>
            {totalCount === 0 ? (
              <p className="muted">لسه مفيش حركة. سلّمه أول كروت بأرقامها.</p>
            ) : (
              <Statement lines={statement.whole ?? lines} digits={digits} />
            )}
            <Pager
              label="صفحات كشف الحساب"
              current={page}
              total={statement.whole ? 1 : Math.ceil(totalCount / LINES_ON_A_PAGE)}
              digits={digits}
              onPage={setPage}
            />
            <p className="on-paper statement-signed">
              <span>توقيع البيّاع ..............</span>
              <span>توقيع المستلم ..............</span>
            </p>
          </section>
          {opened === 'payment' && (
            <PaymentDialog
              seller={seller}
              digits={digits}
              onClose={close}
              onPaid={(number) => void navigate(teachReceiptPath({ number }))}
            />
          )}
          {opened === 'correction' && (
            <CorrectionDialog sellerId={sellerId} digits={digits} onClose={close} onCorrected={changed} />
          )}
          {opened === 'edit' && <SellerDialog seller={seller} onClose={close} onSaved={changed} />}
          {opened !== null && opened in STEP_WORDS && (
            <Dialog title={STEP_WORDS[opened as CardStep].title} onClose={close}>
              <CardsForm
                sellers={[]}
                only={seller}
                step={opened as CardStep}
                digits={digits}
                mayPrice={mayManage}
                onMoved={(done) => {
                  setMoved(done);
                  changed();
                }}
              />
            </Dialog>
          )}
        </div>
      )}
    </ReadGate>
  );
}

/** Whether cards between the first and the last came back, or never were with the seller. */
function hasGaps({ firstSerial, lastSerial, sold, left, stopped }: Seller): boolean {
  return firstSerial !== null && lastSerial !== null && lastSerial - firstSerial + 1 > sold + left + stopped;
}
