/** What a colleague does with cards by their numbers; each step has the one that takes it back. */
export const CARD_STEPS = ['handed', 'returned', 'sold', 'unsold'] as const;
export type CardStep = (typeof CARD_STEPS)[number];

export const OPPOSITE_STEP = {
  handed: 'returned',
  returned: 'handed',
  sold: 'unsold',
  unsold: 'sold',
} as const satisfies Record<CardStep, CardStep>;

export interface StockCard {
  /** Who holds or sold it; null in the teacher's own drawer. */
  readonly sellerId: number | null;
  readonly sold: boolean;
  readonly redeemed: boolean;
  /** Void, or its time is over. */
  readonly dead: boolean;
}

/**
 * What a step does to one card. `moves` it; `stays` is a card that the step is not about (used, void, too late, or
 * there already) and that nobody has to be told off for; the rest are mistakes that stop the whole step, because
 * somebody else's stock or somebody's money would change hands by them.
 */
export type CardOutcome = 'moves' | 'stays' | 'held-by-another' | 'not-held' | 'sold';

export function cardOutcome(step: CardStep, card: StockCard, sellerId: number): CardOutcome {
  const isMine = card.sellerId === sellerId;
  if (card.sellerId !== null && !isMine) return 'held-by-another';
  const isOver = card.redeemed || card.dead;
  if (step === 'handed') {
    if (isMine || isOver) return 'stays';
    return card.sold ? 'sold' : 'moves';
  }
  if (!isMine) return isOver ? 'stays' : 'not-held';
  if (isOver) return 'stays';
  if (step === 'returned') return card.sold ? 'sold' : 'moves';
  return card.sold === (step === 'sold') ? 'stays' : 'moves';
}

interface SellerMoney {
  /**
   * The price of every card that is owed for: one that was sold, or that a student used, whether somebody noted the
   * sale or not. Voiding a sold card gives nobody his money back: that takes the sale back, or corrects the account.
   */
  readonly duePiastres: number;
  /** Payments, less cancelled ones, and corrections; what lowers the debt is positive. */
  readonly paidPiastres: number;
}

/** What a seller owes; less than nothing when more was paid than sold. */
export function owedPiastres({ duePiastres, paidPiastres }: SellerMoney): number {
  return duePiastres - paidPiastres;
}

/** More than is owed may be a slip of a digit, or a payment that a colleague has entered already: it is asked about. */
export function isBeyondOwed(paymentPiastres: number, owed: number): boolean {
  return paymentPiastres > Math.max(0, owed);
}

/** Enough for a term of the largest seller, and far below what the database's integers hold. */
export const MAX_PAYMENT_PIASTRES = 5_000_000_00;
