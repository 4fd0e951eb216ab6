import { Badge } from '../../../ui/notices/badge.tsx';
import { type BatchCode, STATE_WORDS } from './batch.ts';

const TONES = { fresh: 'right', sold: 'warn', redeemed: 'done', voided: 'wrong', expired: 'plain' } as const;

export function CodeStateBadge({ state }: { state: BatchCode['state'] }) {
  return <Badge tone={TONES[state]}>{STATE_WORDS[state]}</Badge>;
}
