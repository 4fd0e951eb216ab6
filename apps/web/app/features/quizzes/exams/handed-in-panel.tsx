import { type ReactNode, useRef } from 'react';
import { useArrivalFocus } from '../../../ui/controls/use-arrival-focus.ts';
import { CopybookDrawing } from '../../../ui/drawings/copybook-drawing.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';
import { SendNow } from '../send-now.tsx';

interface HandedInPanelProps {
  because: 'student' | 'time';
  back: ReactNode;
}

/** Handed in without a line: the paper lies on the phone, and what happens next is said. */
export function HandedInPanel({ because, back }: HandedInPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useArrivalFocus(panel);
  return (
    <div className="wrap arrived" ref={panel} role="status" tabIndex={-1}>
      <StatePanel
        heading="h1"
        drawing={<CopybookDrawing />}
        title={because === 'time' ? 'الوقت خلص، وورقتك في أمان' : 'ورقتك في أمان'}
        actions={
          <>
            <SendNow />
            {back}
          </>
        }
      >
        <p>متسجّلة على جهازك بوقت كل إجابة، وهتتبعت أول ما النت يرجع.</p>
        <p>اللي يوصل في أول دقيقتين بعد الوقت بيتحسب لوحده. اللي بعدهم بيتحفظ ويتراجع قبل ما يتحسب.</p>
      </StatePanel>
    </div>
  );
}
