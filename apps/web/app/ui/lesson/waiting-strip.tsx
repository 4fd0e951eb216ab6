import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { ReactNode } from 'react';
import { NextStrip } from './next-strip.tsx';

/** In the next lesson's place while its finished paper lies on the phone: it is sent from there, not written again. */
export function WaitingStrip({ to, title }: { to: string; title: ReactNode }) {
  return (
    <NextStrip
      {...{ to, title }}
      lead="ورقتك مستنية تتبعت"
      detail="متسجّلة على جهازك، وهتتبعت أول ما النت يرجع."
      icon={<IconClock aria-hidden="true" />}
    />
  );
}
