import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { lastWords } from './floor/last-words.ts';
import { fillMissingCalls } from './floor/missing-calls.ts';
import { tellFault } from './floor/tell-fault.ts';
import { reloadOnce } from './offline/reload-once.ts';

fillMissingCalls();

// A part of the page that is loaded late may be gone because a newer version went live meanwhile.
addEventListener('vite:preloadError', (event) => {
  tellFault('script', event.payload);
  if (reloadOnce()) event.preventDefault();
});

document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile }) => {
  // What an extension of the browser tries is between the two of them.
  if (sourceFile.startsWith(location.origin)) tellFault('policy', `${effectiveDirective} refused in ${sourceFile}`);
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      onRecoverableError(error) {
        console.error(error);
        tellFault('hydration', error instanceof Error ? (error.cause ?? error) : error);
      },
      onCaughtError(error) {
        console.error(error);
        tellFault('component', error);
      },
      onUncaughtError(error) {
        console.error(error);
        tellFault('page', error);
        // When React has taken the rest away.
        setTimeout(lastWords);
      },
    },
  );
});
