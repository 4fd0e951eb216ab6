import { balanceWords, moneyWords } from '@hessa/rules/codes/money-words';
import { isBeyondOwed } from '@hessa/rules/codes/seller-account';
import { typedPiastres } from '@hessa/rules/codes/typed-money';
import { textFromPiastres } from '@hessa/rules/courses/written-price';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/use-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useSecondPress } from '../../../ui/controls/use-second-press.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { Highlight } from '../../../ui/text/highlight.tsx';
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
  /** Asked about an amount beyond what is owed; the next press means it. */
  const [isSure, setSure] = useState(false);
  const owed = Math.max(0, seller.owedPiastres);
  const form = useForm({
    initial: { amount: owed > 0 ? textFromPiastres(owed) : '', note: '' },
    problemsOf: ({ amount }) => ({ amount: !typedPiastres(amount) && 'اكتب المبلغ بالجنيه.' }),
    send: async ({ amount, note }) => {
      const amountPiastres = typedPiastres(amount) ?? 0;
      if (!isSure && isBeyondOwed(amountPiastres, seller.owedPiastres)) return setSure(true);
      try {
        const { data } = await call('POST /api/teach/code-sellers/{sellerId}/payments', {
          params: { sellerId: seller.id },
          body: { key, amountPiastres, note, beyondOwed: isSure },
        });
        onPaid(data.number);
      } catch (refused) {
        // A colleague took a payment meanwhile.
        if (refused instanceof ApiError && refused.code === 'seller.more_than_owed') setSure(true);
        throw refused;
      }
    },
  });
  const amount = typedPiastres(form.values.amount);
  const { isSecond } = useSecondPress(isSure);
  return (
    <Dialog title={`سداد من ${seller.name}`} busy={form.busy} onClose={onClose}>
      <form {...form.props} className="seller-form">
        <p>
          {seller.owedPiastres < 0 ? 'الحساب دلوقتي' : 'الباقي عليه دلوقتي'}{' '}
          <b>{balanceWords(seller.owedPiastres, digits)}</b>
          {amount !== null && amount > 0 && (
            <>
              ، وهيبقى <Highlight>{balanceWords(seller.owedPiastres - amount, digits)}</Highlight>
            </>
          )}
        </p>
        <NumberField
          {...form.field('amount')}
          label="المبلغ بالجنيه"
          inputMode="decimal"
          digits={digits}
          data-first-focus
          maxLength={14}
          onChange={(typed) => {
            setSure(false);
            form.field('amount').onChange(typed);
          }}
        />
        <Field {...form.field('note')} label="ملاحظة (اختياري)" maxLength={200} />
        {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
        {isSure && amount !== null && amount > owed && (
          <Note tone="warn" title={`ده أكتر من اللي عليه بـ${moneyWords(amount - owed, digits)}`}>
            راجع المبلغ. لو دفعهم فعلًا، أكّد وهنكتب إنهم ليه عندك.
          </Note>
        )}
        {isSure && amount ? (
          <Button wide busy={form.busy} onClick={(press) => isSecond(press) || void form.submit()}>
            أيوه، استلمت {moneyWords(amount, digits)}
          </Button>
        ) : (
          <Button type="submit" wide busy={form.busy}>
            {amount ? `استلمت ${moneyWords(amount, digits)}` : 'سجّل السداد'}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
