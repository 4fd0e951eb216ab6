import { cardNumber } from '@hessa/rules/codes/card-number';
import { byPrice, cardsWorth, type PricedCards, worthOf } from '@hessa/rules/codes/cards-worth';
import { balanceWords, moneyWords } from '@hessa/rules/codes/money-words';
import type { CardStep } from '@hessa/rules/codes/seller-account';
import { typedCardNumber, typedPiastres } from '@hessa/rules/codes/typed-money';
import { textFromPiastres } from '@hessa/rules/courses/written-price';
import { CARD } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/use-form.ts';
import { useRead } from '../../../api/use-read.ts';
import { ScanButton } from '../../../teach-shell/scan/scan-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { priceProblem } from '../price-problem.ts';
import { CardsPreview } from './cards-preview.tsx';
import { type Seller, STEP_WORDS } from './seller.ts';

export interface MovedCards {
  /** By which the step is taken back. */
  key: string;
  /** What was done, and what it means in money. */
  said: string;
  worth: string;
  /** The cards between the two numbers that it left as they are. */
  skipped: string;
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
      price: price !== '' && priceProblem(price, digits, 'اكتب السعر بالجنيه.'),
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
      const { done, whom } = STEP_WORDS[step];
      const said = `${done} ${countedNoun(data.moved, CARD, digits)} ${whom(data.seller.name)}`;
      const worth = cardsWorth(step, data.prices, 'after', digits);
      const left = step === 'sold' || step === 'unsold' ? leftWords(data.seller, digits) : '';
      onMoved({ key, said, worth: `${worth} ${left}`, skipped: data.skipped, sellerId, step, first, last });
    },
  });
  /** The first card that the camera sees, then the last one. */
  async function fillIn(code: string) {
    const { data } = await call('GET /api/teach/desk/search', { query: { typed: code } });
    const [card] = data.cards;
    if (card)
      form.change(form.values.first === '' ? { first: cardNumber(card.serial) } : { last: cardNumber(card.serial) });
  }
  /** What the server said about other cards, or another price, is not about these. */
  const field: typeof form.field = (name, read) => {
    const props = form.field(name, read);
    return {
      ...props,
      onChange: (event) => {
        form.forget();
        props.onChange(event);
      },
    };
  };
  const { sellerId, first, last } = rangeOf(form.values);
  const isWhole = sellerId > 0 && first > 0 && last >= first;
  const look = useRead(
    'GET /api/teach/code-sellers/{sellerId}/cards',
    { params: { sellerId }, query: { step, first, last } },
    { freshMs: 0, wanted: isWhole },
  );
  const seen = isWhole ? look.reply?.data : undefined;
  const price = step === 'handed' ? typedPiastres(form.values.price) : null;
  // Where a price is typed that is none, nothing is said of what they cost.
  const isNoPrice = form.values.price !== '' && typedPiastres(form.values.price) === null;
  const batchPrices = isNoPrice ? [] : byPrice(seen?.batches ?? []);
  const prices: readonly PricedCards[] =
    seen && price !== null ? [{ count: seen.moving, pricePiastres: price }] : batchPrices;
  // All or none: where a card stands in the way, the press promises no part of them.
  const going = seen && seen.obstacles.length === 0 ? seen.moving : 0;
  const asked = going > 0 ? countedNoun(going, CARD, digits) : 'الكروت';

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
            {...field('sellerId')}
            label="البيّاع"
            placeholder="اختار البيّاع"
            options={sellers.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        <Field {...field('first')} label="من رقم" inputMode="numeric" script="latin" maxLength={12} />
        <Field {...field('last')} label="لحد رقم" inputMode="numeric" script="latin" maxLength={12} />
        {step === 'handed' && mayPrice && (
          <NumberField
            {...field('price')}
            label="سعر الكارت بالجنيه"
            inputMode="decimal"
            digits={digits}
            maxLength={12}
            placeholder={prices.length === 1 ? textFromPiastres(prices[0]?.pricePiastres ?? 0) : ''}
          />
        )}
        <Button type="submit" look="line" busy={form.busy}>
          {STEP_WORDS[step].verb} {asked}
          {step === 'handed' && going > 0 && worthOf(prices) > 0 && ` بـ${moneyWords(worthOf(prices), digits)}`}
        </Button>
      </div>
      <div aria-live="polite">
        {form.refusal ? (
          <Note tone="wrong" title={form.refusal.messageAr} />
        ) : (
          seen && <CardsPreview seen={seen} digits={digits} worth={cardsWorth(step, prices, 'before', digits)} />
        )}
      </div>
    </form>
  );
}

/** Where the account stands after a sale was noted or taken back. */
function leftWords({ owedPiastres }: Pick<Seller, 'owedPiastres'>, digits: DigitStyle): string {
  return `${owedPiastres < 0 ? '' : 'الباقي عليه دلوقتي '}${balanceWords(owedPiastres, digits)}.`;
}

function rangeOf({ sellerId, first, last }: { sellerId: string; first: string; last: string }) {
  const from = typedCardNumber(first) ?? 0;
  return { sellerId: Number(sellerId), first: from, last: last === '' ? from : (typedCardNumber(last) ?? 0) };
}
