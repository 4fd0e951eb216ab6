import type { Reply } from '@hessa/contract/client';
import type { CardStep } from '@hessa/rules/codes/seller-account';

export type Sellers = Reply<'GET /api/teach/code-sellers'>['data'];
export type Seller = Sellers['sellers'][number];
export type StatementLine = Reply<'GET /api/teach/code-sellers/{sellerId}'>['data']['lines'][number];
export type Receipt = Reply<'GET /api/teach/code-receipts/{number}'>['data'];

/** What a step is called: on its button, on its dialog, and when it is done, with whom. */
export const STEP_WORDS = {
  handed: { title: 'سلّم كروت', verb: 'سلّم', done: 'سلّمت', to: 'لـ' },
  returned: { title: 'خد مرتجع', verb: 'رجّع', done: 'رجّعت', to: 'من ' },
  sold: { title: 'سجّل بيع', verb: 'سجّل بيع', done: 'سجّلت بيع', to: 'عند ' },
  unsold: { title: 'ارجع في بيع', verb: 'ارجع في بيع', done: 'رجعت في بيع', to: 'عند ' },
} as const satisfies Record<CardStep, { title: string; verb: string; done: string; to: string }>;
