import type { ReactNode } from 'react';
import { CopybookDrawing } from '../drawings/copybook-drawing.tsx';
import { StatePanel } from '../notices/state-panel.tsx';

/** A lesson that is there before its film: it opens by itself. */
export function FilmWait({ actions }: { actions?: ReactNode }) {
  return (
    <div role="status">
      <StatePanel heading="h1" drawing={<CopybookDrawing />} title="الفيديو لسه بيتجهّز" actions={actions}>
        <p>هيفتح هنا لوحده أول ما يخلص. سيب الصفحة مفتوحة، أو ارجعله بعد شوية.</p>
      </StatePanel>
    </div>
  );
}
