import { moneyWords } from '@hessa/rules/codes/money-words';
import { typedPiastres } from '@hessa/rules/codes/typed-money';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/use-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import type { Seller } from './seller.ts';

interface PaymentDialogProps {
  seller: Pick<Seller, 'id' | 'name' | 'owedPiastres'>;
  digits: DigitStyle;
  onClose: () => void;
  /** With the number of the receipt. */
  onPaid: (receipt: number) => void;
}

/** Money that a seller brought; all that is owed stands there already. */
export function PaymentDialog({ seller, digits, onClose, onPaid }: PaymentDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const owed = Math.max(0, seller.owedPiastres);
  const form = useForm({
    initial: { amount: owed > 0 ? String(owed / 100) : '', note: '' },
    problemsOf: ({ amount }) => ({ amount: !typedPiastres(amount) && 'اكتب المبلغ بالجنيه.' }),
    send: async ({ amount, note }) => {
      const { data } = await call('POST /api/teach/code-sellers/{sellerId}/payments', {
        params: { sellerId: seller.id },
        body: { key, amountPiastres: typedPiastres(amount) ?? 0, note },
      });
      onPaid(data.number);
    },
  });
  const amount = typedPiastres(form.values.amount);
  return (
    <Dialog title={`دفعة من ${seller.name}`} busy={form.busy} onClose={onClose}>
      <form {...form.props} className="new-batch">
        <p>
          الباقي عليه دلوقتي <b>{moneyWords(seller.owedPiastres, digits)}</b>
          {amount !== null && amount > 0 && (
            <>
              ، وهيبقى <mark>{moneyWords(seller.owedPiastres - amount, digits)}</mark>
            </>
          )}
        </p>
        <Field
          {...form.field('amount')}
          label="المبلغ بالجنيه"
          inputMode="decimal"
          script="latin"
          data-first-focus
          maxLength={14}
        />
        <Field {...form.field('note')} label="ملاحظة (اختياري)" maxLength={200} />
        {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
        <Button type="submit" wide busy={form.busy}>
          {amount ? `استلمت ${moneyWords(amount, digits)}` : 'سجّل الدفعة'}
        </Button>
      </form>
    </Dialog>
  );
}
