import type { Reply } from '@hessa/contract/client';
import type { BatchState } from '@hessa/rules/codes/batch-state';

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
