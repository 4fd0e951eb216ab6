import type { Reply } from '@hessa/contract/client';
import type { CardStep } from '@hessa/rules/codes/seller-account';
import { forName } from '@hessa/rules/text/for-name';

export type Sellers = Reply<'GET /api/teach/code-sellers'>['data'];
export type Seller = Sellers['sellers'][number];
export type StatementLine = Reply<'GET /api/teach/code-sellers/{sellerId}'>['data']['lines'][number];
export type Receipt = Reply<'GET /api/teach/code-receipts/{number}'>['data'];

/** What a step is called: on its button, on its dialog, and when it is done, with whom. */
export const STEP_WORDS = {
  handed: { title: 'سلّم كروت', verb: 'سلّم', done: 'سلّمت', whom: forName },
  returned: { title: 'خد مرتجع', verb: 'رجّع', done: 'رجّعت', whom: (name) => `من ${name}` },
  sold: { title: 'سجّل بيع', verb: 'سجّل بيع', done: 'سجّلت بيع', whom: (name) => `عند ${name}` },
  unsold: { title: 'ارجع في بيع', verb: 'ارجع في بيع', done: 'رجعت في بيع', whom: (name) => `عند ${name}` },
} as const satisfies Record<CardStep, { title: string; verb: string; done: string; whom: (name: string) => string }>;

/** Cards whose sale was taken back, over a column of the screen and of the file. */
export const UNSOLD = 'اتلغى بيعه';
