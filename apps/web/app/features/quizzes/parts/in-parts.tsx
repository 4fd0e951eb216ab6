import { Suspense } from 'react';
import { latePart } from '../../../offline/late-part.ts';
import type { PartsFrameProps } from './parts-frame.tsx';

const PartsFrame = latePart(async () => (await import('./parts-frame.tsx')).PartsFrame);

/** Most papers have no parts, and their page does not carry what draws them. */
export function InParts(props: PartsFrameProps) {
  const { section, passage } = props.paper.questions[props.index] ?? {};
  if (section === undefined && passage === undefined) return props.children;
  return (
    <Suspense>
      <PartsFrame {...props} />
    </Suspense>
  );
}
