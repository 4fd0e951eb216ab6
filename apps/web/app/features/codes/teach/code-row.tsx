import { cardNumber } from '@hessa/rules/codes/card-number';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import { ConfirmDialog } from '../../../teach-shell/editing/confirm-dialog.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Ltr } from '../../../ui/text/bidi.tsx';
import { CardNumber } from '../sellers/card-number.tsx';
import type { BatchCode } from './batch.ts';
import { CodeStateBadge } from './code-state-badge.tsx';
import { saleMessage } from './sale-message.ts';

interface CodeRowProps {
  code: BatchCode;
  mayVoid: boolean;
  siteUrl: string;
  /** With what is to be told about it. */
  onChanged: (news: string) => void;
  onVoid: () => void;
  onReveal: () => void;
}

/** A code in the hand of who sells it: copy the message for the chat, and note that it is sold. Masked until asked for. */
export function CodeRow({ code, mayVoid, siteUrl, onChanged, onVoid, onReveal }: CodeRowProps) {
  const { busy, send } = useSending();
  const [asking, setAsking] = useState(false);
  const sellable = code.state === 'fresh' || code.state === 'sold';
  const { code: text } = code;
  const serial = cardNumber(code.serial);

  async function mark(sold: boolean) {
    await call('POST /api/teach/codes/{codeId}/sold', { params: { codeId: code.id }, body: { sold } });
    onChanged(sold ? 'اتسجّل إنه اتباع' : 'رجع متاح');
  }

  async function markAtOnce(sold: boolean) {
    const refused = await send(() => mark(sold));
    if (refused) onChanged(refused.messageAr);
  }

  async function copy(readable: string) {
    try {
      await navigator.clipboard.writeText(saleMessage(readable, siteUrl || location.origin));
      onChanged('الرسالة اتنسخت. الزقها في الشات.');
    } catch {
      onChanged('المتصفح منع النسخ. انسخ الكود بإيدك.');
    }
  }

  return (
    <li className={`code-row code-${code.state}`}>
      <CardNumber first={code.serial} />
      <b className="code-text">{text === null ? <Masked /> : <Ltr>{text}</Ltr>}</b>
      <CodeStateBadge state={code.state} />
      <span className="code-actions">
        {sellable && (
          <>
            {text === null ? (
              <Button look="line" size="small" aria-label={`اكشف الكود رقم ${serial}`} onClick={onReveal}>
                اكشفه
              </Button>
            ) : (
              <IconButton label={`انسخ رسالة الكود ${text}`} onClick={() => void copy(text)}>
                <IconCopy size={20} aria-hidden="true" />
              </IconButton>
            )}
            {code.state === 'fresh' ? (
              <Button look="soft" size="small" busy={busy} onClick={() => void markAtOnce(true)}>
                بِعته
              </Button>
            ) : (
              <Button
                look="quiet"
                size="small"
                busy={busy}
                onClick={() => (code.isWithSeller ? setAsking(true) : void markAtOnce(false))}
              >
                ارجع في البيع
              </Button>
            )}
          </>
        )}
        {mayVoid && sellable && (
          <IconButton label={`الغي الكود ${text ?? serial}`} onClick={onVoid}>
            <IconBan size={20} aria-hidden="true" />
          </IconButton>
        )}
      </span>
      {asking && (
        <ConfirmDialog
          title={`ارجع في بيع الكارت ${serial}`}
          confirm="ارجع في البيع"
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await mark(false);
            setAsking(false);
          }}
        >
          الكارت ده بيّاع باعه. لو رجعت في البيع هيبقى معاه متاح للبيع تاني، وتمنه هيتشال من اللي عليه.
        </ConfirmDialog>
      )}
    </li>
  );
}

/** What stands in the place of a code that is not shown. */
function Masked() {
  return (
    <>
      <span className="unseen">الكود متغطي</span>
      <bdi dir="ltr" aria-hidden="true">
        ••••-••••
      </bdi>
    </>
  );
}
