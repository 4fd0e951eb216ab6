import { Badge } from '../../../ui/notices/badge.tsx';
import { type CourseState, STATE_WORDS } from './course-states.ts';

const TONES = { draft: 'warn', published: 'right', archived: 'plain' } as const;

export function CourseStateBadge({ state }: { state: CourseState }) {
  return <Badge tone={TONES[state]}>{STATE_WORDS[state]}</Badge>;
}
