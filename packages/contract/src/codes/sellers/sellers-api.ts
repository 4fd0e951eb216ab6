import { addCodeSeller } from './add-code-seller.ts';
import { cancelReceipt } from './cancel-receipt.ts';
import { correctAccount } from './correct-account.ts';
import { editCodeSeller } from './edit-code-seller.ts';
import { getCodeSeller } from './get-code-seller.ts';
import { getReceipt } from './get-receipt.ts';
import { listCodeSellers } from './list-code-sellers.ts';
import { lookAtCards } from './look-at-cards.ts';
import { moveCards } from './move-cards.ts';
import { reportSales } from './report-sales.ts';
import { takePayment } from './take-payment.ts';

export const sellersApi = {
  addCodeSeller,
  cancelReceipt,
  correctAccount,
  editCodeSeller,
  getCodeSeller,
  getReceipt,
  listCodeSellers,
  lookAtCards,
  moveCards,
  reportSales,
  takePayment,
} as const;
