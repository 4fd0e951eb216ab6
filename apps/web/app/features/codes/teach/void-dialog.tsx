import { CODE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { call } from '../../../api/call.ts';
import { ReasonDialog } from '../../../teach-shell/editing/reason-dialog.tsx';
import { Ltr } from '../../../ui/text/bidi.tsx';

export type Voiding =
  | { kind: 'code'; codeId: number; code: string }
  | { kind: 'batch'; batchId: number; count: number };

interface VoidDialogProps {
  voiding: Voiding;
  digits: DigitStyle;
  onClose: () => void;
  /** With what is to be told about it. */
  onVoided: (news: string) => void;
}

/** There is no way back from it. */
export function VoidDialog({ voiding, digits, onClose, onVoided }: VoidDialogProps) {
  const isCode = voiding.kind === 'code';
  return (
    <ReasonDialog
      title={isCode ? 'الغي الكود' : 'الغي باقي الدفعة'}
      confirm={isCode ? 'الغي الكود' : 'الغيهم'}
      placeholder="مثلًا: الكروت ضاعت"
      onClose={onClose}
      onConfirm={async (reason) => onVoided(await send(voiding, reason, digits))}
    >
      {isCode ? (
        <>
          الكود <Ltr>{voiding.code}</Ltr> مش هيشتغل مع حد بعد كده، ومينفعش يرجع.
        </>
      ) : (
        `${countedNoun(voiding.count, CODE, digits)} محدش استخدمهم مش هيشتغلوا بعد كده، ومينفعش يرجعوا. اللي اتفعّل هيفضل شغال.`
      )}
    </ReasonDialog>
  );
}

async function send(voiding: Voiding, reason: string, digits: DigitStyle): Promise<string> {
  const body = { reason };
  if (voiding.kind === 'code') {
    await call('POST /api/teach/codes/{codeId}/void', { params: { codeId: voiding.codeId }, body });
    return 'الكود اتلغى';
  }
  const { data } = await call('POST /api/teach/code-batches/{batchId}/void', {
    params: { batchId: voiding.batchId },
    body,
  });
  return `اتلغى ${countedNoun(data.voidedNow, CODE, digits)}`;
}
