import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { learningQueries } from '../../api/learning-queries.tsx';
import { useBuilt } from '../../api/use-built.ts';
import { useHome } from './use-home.ts';

/** What stands under things that only the answer can size: it comes with them, and is not pushed down by them. */
export function WhenKnown({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={learningQueries}>
      <Known>{children}</Known>
    </QueryClientProvider>
  );
}

function Known({ children }: { children: ReactNode }) {
  const { reply, error } = useHome();
  const isBuilt = useBuilt(reply !== undefined);
  // The footer stays below the screen meanwhile (`public-layout.css`).
  return isBuilt || error ? children : <div aria-busy="true" />;
}
