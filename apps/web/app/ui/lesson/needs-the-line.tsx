import type { ReactNode } from 'react';
import { CopybookDrawing } from '../drawings/copybook-drawing.tsx';
import { StatePanel } from '../notices/state-panel.tsx';

const WORDS = {
  lesson: { title: 'الدرس ده محتاج نت', said: 'مش محفوظ على جهازك. أول ما النت يرجع هيفتح لوحده.' },
  unit: { title: 'المحاضرة دي محتاجة نت', said: 'مش محفوظة على جهازك. أول ما النت يرجع هتفتح لوحدها.' },
} as const;

interface NeedsTheLineProps {
  what: keyof typeof WORDS;
  actions?: ReactNode;
}

/** What is not on this phone, which has no line: it opens by itself. */
export function NeedsTheLine({ what, actions }: NeedsTheLineProps) {
  const { title, said } = WORDS[what];
  return (
    <div role="status">
      <StatePanel heading="h1" drawing={<CopybookDrawing />} title={title} actions={actions}>
        <p>{said}</p>
      </StatePanel>
    </div>
  );
}
