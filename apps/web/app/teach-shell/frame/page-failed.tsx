import type { ReactNode } from 'react';
import { type Gated, TryAgain } from '../../api/read-gate.tsx';
import { MissingPageDrawing } from '../../ui/drawings/missing-page-drawing.tsx';
import { StatePanel } from '../../ui/notices/state-panel.tsx';

interface PageFailedProps {
  read: Gated<unknown>;
  /** Instead of what the server said. */
  title?: string;
  heading?: 'h1' | 'h2';
  /** The way back. */
  children?: ReactNode;
}

/** A page of the console that could not be read: why, another try, and the way back. */
export function PageFailed({ read, title, heading = 'h1', children }: PageFailedProps) {
  return (
    <StatePanel
      heading={heading}
      drawing={<MissingPageDrawing />}
      title={title ?? read.error?.messageAr ?? ''}
      actions={
        <>
          <TryAgain read={read} />
          {children}
        </>
      }
    />
  );
}
