import { typedPiastres } from '@hessa/rules/codes/typed-money';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { useForm } from '../../../api/use-form.ts';
import { callFreshly } from '../../../teach-shell/frame/call-freshly.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';

interface CorrectionDialogProps {
  sellerId: number;
  digits: DigitStyle;
  onClose: () => void;
  onCorrected: () => void;
}

/** What the cards and the payments do not say: a discount, lost cards. */
export function CorrectionDialog({ sellerId, digits, onClose, onCorrected }: CorrectionDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    initial: { way: 'less', amount: '', reason: '' },
    problemsOf: ({ amount, reason }) => ({
      amount: !typedPiastres(amount) && 'اكتب المبلغ بالجنيه.',
      reason: !reason.trim() && 'اكتب السبب، عشان يفضل مسجّل.',
    }),
    send: async ({ way, amount, reason }) => {
      const piastres = typedPiastres(amount) ?? 0;
      await callFreshly('POST /api/teach/code-sellers/{sellerId}/corrections', {
        params: { sellerId },
        body: { key, changePiastres: way === 'less' ? -piastres : piastres, reason: reason.trim() },
      });
      onCorrected();
    },
  });
  const { way } = form.values;
  return (
    <Dialog title="سوّي الحساب" busy={form.busy} onClose={onClose}>
      <form {...form.props} className="seller-form">
        <Chips label="الباقي يقل ولا يزيد؟">
          <Chip chosen={way === 'less'} onClick={() => form.change({ way: 'less' })}>
            قلّل الباقي
          </Chip>
          <Chip chosen={way === 'more'} onClick={() => form.change({ way: 'more' })}>
            زوّد الباقي
          </Chip>
        </Chips>
        <NumberField
          {...form.field('amount')}
          label="المبلغ بالجنيه"
          inputMode="decimal"
          digits={digits}
          data-first-focus
          maxLength={14}
        />
        <Field {...form.field('reason')} label="السبب" maxLength={200} placeholder="مثلًا: خصم، أو كروت ضاعت" />
        {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
        <Button type="submit" wide busy={form.busy}>
          سجّل التسوية
        </Button>
      </form>
    </Dialog>
  );
}
