import { type ComponentProps, Suspense } from 'react';
import { latePart } from '../../../offline/late-part.ts';
import type { PassageView } from './passage-view.tsx';

const Passage = latePart(async () => (await import('./passage-view.tsx')).PassageView);

/** A passage on a marked paper: its code comes with the first of them. */
export function LatePassage(props: ComponentProps<typeof PassageView>) {
  return (
    <Suspense>
      <Passage {...props} />
    </Suspense>
  );
}
