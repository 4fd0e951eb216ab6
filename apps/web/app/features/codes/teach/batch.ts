import type { Reply } from '@hessa/contract/client';
import type { BatchState } from '@hessa/rules/codes/batch-state';
import { cardNumber } from '@hessa/rules/codes/card-number';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';

export type Batch = Reply<'GET /api/teach/code-batches'>['data']['batches'][number];
export type BatchCode = Reply<'GET /api/teach/code-batches/{batchId}/codes'>['data']['codes'][number];
export type FoundCode = Reply<'GET /api/teach/codes/find'>['data'];
export type Target = Reply<'GET /api/teach/code-targets'>['data']['courses'][number];
export type CodeFigures = Reply<'GET /api/teach/code-sellers'>['data']['stock'];
export type ExportedCard = Reply<'POST /api/teach/code-batches/{batchId}/export'>['data']['cards'][number];

export const STATE_WORDS = {
  fresh: 'متاح',
  sold: 'اتباع',
  redeemed: 'اتفعّل',
  voided: 'ملغي',
  expired: 'وقته خلص',
} as const satisfies Record<BatchCode['state'], string>;

export const BATCH_STATE_WORDS: Readonly<Record<BatchState, string>> = {
  active: 'شغالة',
  expired: 'وقتها خلص',
  finished: 'خلصت',
  stopped: 'موقوفة',
};

export function batchTitle({ label, courseName, unitName }: Pick<Batch, 'label' | 'courseName' | 'unitName'>): string {
  return label || unitName || courseName;
}

/** So many sellers of a batch are named. */
const SELLERS_NAMED = 2;

/** «مكتبة النور، سنتر الأمل و٣ غيرهم». */
export function sellersWords(sellers: readonly string[], digits: DigitStyle): string {
  const others = sellers.length - SELLERS_NAMED;
  const named = sellers.slice(0, SELLERS_NAMED).join('، ');
  return others > 0 ? `${named} و${formatNumber(others, digits)} غيرهم` : named;
}

/** What tells a batch apart from another of the same name: the numbers on its cards. */
export function batchCards({ firstSerial, size }: Pick<Batch, 'firstSerial' | 'size'>): string {
  return `${cardNumber(firstSerial)} لحد ${cardNumber(firstSerial + size - 1)}`;
}
