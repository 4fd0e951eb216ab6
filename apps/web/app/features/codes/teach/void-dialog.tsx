import { CODE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { ReasonDialog } from '../../../teach-shell/editing/reason-dialog.tsx';
import { callFreshly } from '../../../teach-shell/frame/call-freshly.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Ltr } from '../../../ui/text/bidi.tsx';

export type Voiding =
  | { kind: 'code'; codeId: number; code: string }
  | { kind: 'batch'; batchId: number; fresh: number; sold: number };

interface VoidDialogProps {
  voiding: Voiding;
  digits: DigitStyle;
  onClose: () => void;
  /** With what is to be told about it. */
  onVoided: (news: string) => void;
}

/** Somebody has paid for a sold card: it stays unless it is ticked. An hour long there is a way back. */
export function VoidDialog({ voiding, digits, onClose, onVoided }: VoidDialogProps) {
  const [includeSold, setIncludeSold] = useState(false);
  const counted = (count: number) => countedAlone(count, CODE, digits);
  if (voiding.kind === 'code') {
    return (
      <ReasonDialog
        title={`الغي الكود ${voiding.code}`}
        confirm="الغي الكود"
        danger
        placeholder="مثلًا: الكروت ضاعت"
        onClose={onClose}
        onConfirm={async (reason) => {
          const input = { params: { codeId: voiding.codeId }, body: { reason } };
          await callFreshly('POST /api/teach/codes/{codeId}/void', input);
          onVoided('الكود اتلغى. قدامك ساعة لو حبيت ترجّعه.');
        }}
      >
        الكود <Ltr>{voiding.code}</Ltr> مش هيشتغل مع حد بعد كده. قدامك ساعة ترجّعه فيها، وبعدها خلاص.
      </ReasonDialog>
    );
  }
  const { batchId, fresh, sold } = voiding;
  const count = includeSold ? fresh + sold : fresh;
  return (
    <ReasonDialog
      title="الغي باقي الدفعة"
      confirm={count === 0 ? 'مفيش حاجة تتلغي' : `الغي ${counted(count)}`}
      danger
      placeholder="مثلًا: الكروت ضاعت"
      fields={
        sold > 0 && (
          <Checkbox checked={includeSold} onChange={(event) => setIncludeSold(event.target.checked)}>
            الغي كمان اللي اتباع ولسه ما اتفعّلش ({counted(sold)}): اللي اشترى مش هيعرف يستخدمه
          </Checkbox>
        )
      }
      onClose={onClose}
      onConfirm={async (reason) => {
        const { data } = await callFreshly('POST /api/teach/code-batches/{batchId}/void', {
          params: { batchId },
          body: { reason, includeSold },
        });
        const gone = data.voidedNow > 0 ? `اتلغى ${counted(data.voidedNow)}.` : 'ولا كود اتلغى.';
        const left = data.soldLeft > 0 ? ` وسيبنا ${counted(data.soldLeft)} اتباع.` : '';
        onVoided(gone + left);
      }}
    >
      {`هيتلغي المتاح اللي لسه ما اتباعش: ${fresh === 0 ? 'ولا كود' : counted(fresh)}.`}
      {sold > 0 && !includeSold && ` وهيفضل شغال اللي اتباع ولسه ما اتفعّلش: ${counted(sold)}.`} واللي اتفعّل مالوش دعوة.
      قدامك ساعة ترجع فيها.
    </ReasonDialog>
  );
}
