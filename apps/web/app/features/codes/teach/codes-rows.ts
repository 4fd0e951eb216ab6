import { cardNumber } from '@hessa/rules/codes/card-number';
import { cairoDay } from '@hessa/rules/statistics/cairo-day';
import { safeCell } from '@hessa/rules/text/spreadsheet-cell';
import { type Batch, type ExportedCard, STATE_WORDS } from './batch.ts';
import { redeemLink } from './sale-message.ts';

const HEADS = [
  'رقم الكارت',
  'الكود',
  'الحالة',
  'البيّاع',
  'السعر بالجنيه',
  'الطالب',
  'موبايل الطالب',
  'اتباع يوم',
  'اتفعّل يوم',
  'اللينك',
  'الكورس',
  'المحاضرة',
  'الدفعة',
];

/** A batch's cards for a spreadsheet, heads first; no cell runs as a formula. */
export function codesRows(
  batch: Pick<Batch, 'courseName' | 'unitName' | 'label'>,
  cards: readonly ExportedCard[],
  siteUrl: string,
): (string | number)[][] {
  const about = [batch.courseName, batch.unitName ?? '', batch.label].map(safeCell);
  const day = (moment: string | null) => (moment === null ? '' : cairoDay(Date.parse(moment)));
  return [
    HEADS,
    ...cards.map((card) => [
      cardNumber(card.serial),
      card.code,
      STATE_WORDS[card.state],
      safeCell(card.sellerName ?? ''),
      card.pricePiastres / 100,
      safeCell(card.studentName ?? ''),
      safeCell(card.studentPhone ?? ''),
      day(card.soldAt),
      day(card.redeemedAt),
      redeemLink(card.code, siteUrl),
      ...about,
    ]),
  ];
}
