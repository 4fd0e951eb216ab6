import { moneyWords } from '@hessa/rules/codes/money-words';
import { teachSellerPath } from '@hessa/rules/pages/console-pages';
import { chatLink, shareLink } from '@hessa/rules/site/chat-link';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useState } from 'react';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { needBrowser } from '../../../in-app/need-browser.ts';
import { ReasonDialog } from '../../../teach-shell/editing/reason-dialog.tsx';
import { callFreshly } from '../../../teach-shell/frame/call-freshly.ts';
import { PageFailed } from '../../../teach-shell/frame/page-failed.tsx';
import { Button, ButtonLink, OutsideButtonLink } from '../../../ui/controls/button.tsx';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { DangerButton } from '../../../ui/controls/danger-button.tsx';
import { receiptMessage } from './receipt-message.ts';
import { ReceiptPaper } from './receipt-paper.tsx';
import { ReceiptTitle } from './receipt-title.tsx';
import type { Receipt } from './seller.ts';

interface ReceiptScreenProps {
  number: number;
  digits: DigitStyle;
  mayCancel: boolean;
}

export function ReceiptScreen({ number, digits, mayCancel }: ReceiptScreenProps) {
  const [paper, setPaper] = useState<'roll' | 'a5'>('roll');
  const [cancelling, setCancelling] = useState(false);
  const read = useRead('GET /api/teach/code-receipts/{number}', { params: { number } }, { freshMs: 0 });
  const said = formatNumber(number, digits);
  return (
    <ReadGate read={read} waiting="بنجيب الإيصال" failed={<PageFailed read={read} />}>
      {({ data: receipt }) => (
        <div className="console-page receipt-screen">
          <div className="console-head">
            <h1>
              <ReceiptTitle receipt={receipt} digits={digits} />
            </h1>
          </div>
          <ReceiptPaper receipt={receipt} digits={digits} paper={paper} />
          <Chips label="الورق">
            <Chip chosen={paper === 'roll'} onClick={() => setPaper('roll')}>
              {formatNumber(80, digits)} مم
            </Chip>
            <Chip chosen={paper === 'a5'} onClick={() => setPaper('a5')}>
              A5
            </Chip>
          </Chips>
          <div className="console-actions">
            <Button onClick={() => needBrowser('print') || print()}>
              <IconPrinter size={20} aria-hidden="true" />
              اطبع الإيصال
            </Button>
            <OutsideButtonLink look="soft" href={messageLink(receipt, digits)}>
              <IconBrandWhatsapp size={20} aria-hidden="true" />
              {receipt.cancelled ? 'بلّغه واتساب إنه اتلغى' : 'ابعته واتساب'}
            </OutsideButtonLink>
            <ButtonLink look="line" to={teachSellerPath({ sellerId: receipt.sellerId })}>
              كشف الحساب
            </ButtonLink>
            {mayCancel && !receipt.cancelled && (
              <DangerButton quiet onClick={() => setCancelling(true)}>
                الغي إيصال {said}
              </DangerButton>
            )}
          </div>
          {cancelling && (
            <ReasonDialog
              title={`الغي إيصال ${said}`}
              confirm={`الغي إيصال ${said}`}
              danger
              placeholder="مثلًا: المبلغ اتكتب غلط"
              onClose={() => setCancelling(false)}
              onConfirm={async (reason) => {
                await callFreshly('POST /api/teach/code-receipts/{number}/cancel', {
                  params: { number },
                  body: { reason },
                });
                setCancelling(false);
                await read.refresh();
              }}
            >
              {moneyWords(receipt.amountPiastres, digits)} هيرجعوا على حساب {receipt.sellerName}، والإيصال هيفضل متسجّل
              إنه اتلغى.
            </ReasonDialog>
          )}
        </div>
      )}
    </ReadGate>
  );
}

function messageLink(receipt: Receipt, digits: DigitStyle): string {
  const text = receiptMessage(receipt, digits);
  return chatLink(receipt.sellerPhone, text) ?? shareLink(text);
}
