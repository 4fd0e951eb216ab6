import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconEqual from '@tabler/icons-react/dist/esm/icons/IconEqual.mjs';
import type { WeekWords } from './week-words.ts';

const MARKS = { better: IconArrowUp, same: IconEqual, less: IconArrowDown, first: null } as const;

export function WeekLine({ tone, text }: WeekWords) {
  const Mark = MARKS[tone];
  return (
    <p className={`glance-week glance-${tone}`}>
      {Mark && <Mark size={20} aria-hidden="true" />}
      <span>{text}</span>
    </p>
  );
}
