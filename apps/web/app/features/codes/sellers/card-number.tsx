import { cardRange } from '@hessa/rules/codes/card-number';
import './card-number.css';

interface CardNumberProps {
  first: number | null;
  last?: number | null;
}

/** Numbers as they are printed on the cards, one or a range; nothing where there are none. */
export function CardNumber({ first, last = first }: CardNumberProps) {
  if (first === null || last === null) return null;
  return (
    <bdi className="card-number" dir="ltr">
      {cardRange(first, last)}
    </bdi>
  );
}
