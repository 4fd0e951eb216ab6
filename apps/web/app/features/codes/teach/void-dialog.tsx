import { CODE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { Ltr } from '../../../ui/bidi.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';

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

/** There is no way back from it, so it asks for the reason; the ledger keeps that. */
export function VoidDialog({ voiding, digits, onClose, onVoided }: VoidDialogProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (reason.trim() === '') return setProblem('اكتب السبب، عشان يفضل مسجّل.');
    setBusy(true);
    setRefusal(null);
    try {
      onVoided(await send(voiding, reason.trim(), digits));
    } catch (error) {
      setBusy(false);
      setRefusal(error instanceof ApiError ? error.messageAr : 'حصلت مشكلة مش متوقعة. جرّب تاني.');
    }
  }

  return (
    <Dialog title={voiding.kind === 'code' ? 'الغي الكود' : 'الغي باقي الدفعة'} busy={busy} onClose={onClose}>
      <form className="new-batch" noValidate onSubmit={submit}>
        <p>
          {voiding.kind === 'code' ? (
            <>
              الكود <Ltr>{voiding.code}</Ltr> مش هيشتغل مع حد بعد كده، ومينفعش يرجع.
            </>
          ) : (
            `${countedNoun(voiding.count, CODE, digits)} محدش استخدمهم مش هيشتغلوا بعد كده، ومينفعش يرجعوا. اللي اتفعّل هيفضل شغال.`
          )}
        </p>
        <Field
          label="السبب"
          data-first-focus
          maxLength={200}
          value={reason}
          problem={problem}
          placeholder="مثلًا: الكروت ضاعت"
          onChange={(event) => {
            setReason(event.target.value);
            setProblem(null);
          }}
        />
        {refusal && <Note tone="wrong" title={refusal} />}
        <Button type="submit" wide busy={busy}>
          {voiding.kind === 'code' ? 'الغي الكود' : 'الغيهم'}
        </Button>
      </form>
    </Dialog>
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
