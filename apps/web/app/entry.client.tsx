import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { fillMissingCalls } from './floor/missing-calls.ts';
import { reloadOnce } from './offline/reload-once.ts';

fillMissingCalls();

// A part of the page that is loaded late may be gone because a newer version went live meanwhile.
addEventListener('vite:preloadError', (event) => {
  if (reloadOnce()) event.preventDefault();
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
