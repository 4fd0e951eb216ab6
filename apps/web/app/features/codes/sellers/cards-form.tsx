import { cardNumber } from '@hessa/rules/codes/card-number';
import { moneyWords } from '@hessa/rules/codes/money-words';
import type { CardStep } from '@hessa/rules/codes/seller-account';
import { typedCardNumber, typedPiastres } from '@hessa/rules/codes/typed-money';
import { CARD } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/use-form.ts';
import { useRead } from '../../../api/use-read.ts';
import { ScanButton } from '../../../teach-shell/scan/scan-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { CardsPreview } from './cards-preview.tsx';
import { type Seller, STEP_WORDS } from './seller.ts';

export interface MovedCards {
  said: string;
  sellerId: number;
  step: CardStep;
  first: number;
  last: number;
}

interface CardsFormProps {
  /** Those to choose from; one on whose own page the form stands is chosen already. */
  sellers: readonly Pick<Seller, 'id' | 'name'>[];
  only?: Pick<Seller, 'id'>;
  step: CardStep;
  digits: DigitStyle;
  /** Another price than the batch's is the teacher's word. */
  mayPrice: boolean;
  onMoved: (moved: MovedCards) => void;
}

/** Cards by their first and last number, with what will happen said before it does. */
export function CardsForm({ sellers, only, step, digits, mayPrice, onMoved }: CardsFormProps) {
  // One key for what stands in the form: pressing twice takes one step.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const form = useForm({
    initial: { sellerId: only ? String(only.id) : '', first: '', last: '', price: '' },
    problemsOf: ({ sellerId, first, last, price }) => ({
      sellerId: !sellerId && 'اختار البيّاع.',
      first: typedCardNumber(first) === null && 'اكتب رقم أول كارت.',
      last: last !== '' && typedCardNumber(last) === null && 'اكتب رقم آخر كارت.',
      price: price !== '' && typedPiastres(price) === null && 'اكتب السعر بالجنيه.',
    }),
    send: async (values) => {
      const { sellerId, first, last } = rangeOf(values);
      const pricePiastres =
        step === 'handed' && values.price !== '' ? (typedPiastres(values.price) ?? undefined) : undefined;
      const { data } = await call('POST /api/teach/code-sellers/{sellerId}/cards', {
        params: { sellerId },
        body: { key, step, first, last, ...(pricePiastres === undefined ? {} : { pricePiastres }) },
      });
      setKey(crypto.randomUUID());
      form.change({ first: '', last: '', price: '' });
      const said = `${STEP_WORDS[step].done} ${countedNoun(data.moved, CARD, digits)} ${STEP_WORDS[step].to}${data.seller.name}`;
      onMoved({ said, sellerId, step, first, last });
    },
  });
  /** The first card that the camera sees, then the last one. */
  async function fillIn(code: string) {
    const { data } = await call('GET /api/teach/desk/search', { query: { typed: code } });
    const [card] = data.cards;
    if (card)
      form.change(form.values.first === '' ? { first: cardNumber(card.serial) } : { last: cardNumber(card.serial) });
  }
  const { sellerId, first, last } = rangeOf(form.values);
  const isWhole = sellerId > 0 && first > 0 && last >= first;
  const look = useRead(
    'GET /api/teach/code-sellers/{sellerId}/cards',
    { params: { sellerId }, query: { step, first, last } },
    { freshMs: 0, wanted: isWhole },
  );
  const seen = isWhole ? look.reply?.data : undefined;
  const price = typedPiastres(form.values.price);

  return (
    <form {...form.props} className="cards-form">
      <ScanButton
        title="صوّر أول وآخر كارت"
        hint={form.values.first === '' ? 'صوّر مربع أول كارت.' : 'تمام. دلوقتي مربع آخر كارت.'}
        button={(icon, open) => (
          <Button look="quiet" size="small" onClick={open}>
            {icon}
            صوّر أول وآخر كارت
          </Button>
        )}
        onCode={(code) => {
          void fillIn(code);
          return form.values.first !== '';
        }}
      />
      <div className="cards-fields">
        {!only && (
          <SelectField
            {...form.field('sellerId')}
            label="البيّاع"
            placeholder="اختار البيّاع"
            options={sellers.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        <Field {...form.field('first')} label="من رقم" inputMode="numeric" script="latin" maxLength={12} />
        <Field {...form.field('last')} label="لحد رقم" inputMode="numeric" script="latin" maxLength={12} />
        {step === 'handed' && mayPrice && (
          <Field
            {...form.field('price')}
            label="السعر"
            inputMode="decimal"
            script="latin"
            maxLength={12}
            placeholder={
              seen?.batches[0] ? formatNumber(seen.batches[0].pricePiastres / 100, 'latin', 'up-to-two') : ''
            }
          />
        )}
        <Button type="submit" look="line" busy={form.busy}>
          {STEP_WORDS[step].verb} {seen && seen.moving > 0 ? countedNoun(seen.moving, CARD, digits) : 'الكروت'}
        </Button>
      </div>
      <div aria-live="polite">
        {form.refusal ? (
          <Note tone="wrong" title={form.refusal.messageAr} />
        ) : (
          seen && (
            <CardsPreview
              seen={seen}
              digits={digits}
              worth={
                step === 'handed'
                  ? `تمنهم ${moneyWords(price === null ? seen.valuePiastres : price * seen.moving, digits)} لو اتباعوا كلهم.`
                  : `تمنهم ${moneyWords(seen.valuePiastres, digits)}.`
              }
            />
          )
        )}
      </div>
    </form>
  );
}

function rangeOf({ sellerId, first, last }: { sellerId: string; first: string; last: string }) {
  const from = typedCardNumber(first) ?? 0;
  return { sellerId: Number(sellerId), first: from, last: last === '' ? from : (typedCardNumber(last) ?? 0) };
}
