import type { ReactNode } from 'react';
import { CopybookDrawing } from '../drawings/copybook-drawing.tsx';
import { StatePanel } from '../notices/state-panel.tsx';

/** A lesson that is not on this phone, which has no line: it opens by itself. */
export function LessonNeedsLine({ actions }: { actions?: ReactNode }) {
  return (
    <div role="status">
      <StatePanel heading="h1" drawing={<CopybookDrawing />} title="الدرس ده محتاج نت" actions={actions}>
        <p>مش محفوظ على جهازك. أول ما النت يرجع هيفتح لوحده.</p>
      </StatePanel>
    </div>
  );
}
