import type { FaultKind } from '@hessa/rules/site/page-fault';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { fetchPage } from './api/fetch-page.ts';
import { lastWords } from './floor/last-words.ts';
import { fillMissingCalls } from './floor/missing-calls.ts';
import { tellFault } from './floor/tell-fault.ts';
import { missPart } from './offline/miss-part.ts';

fillMissingCalls();

addEventListener('vite:preloadError', ({ payload }) => void missPart(payload));

document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile }) => {
  // What an extension of the browser tries is between the two of them.
  if (sourceFile.startsWith(location.origin)) tellFault('policy', `${effectiveDirective} refused in ${sourceFile}`);
});

const heardAs = (kind: FaultKind) => (error: unknown) => {
  // biome-ignore lint/suspicious/noConsole: where React itself would say it
  console.error(error);
  tellFault(kind, error instanceof Error ? (error.cause ?? error) : error);
};

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter unstable_fetch={fetchPage} />
    </StrictMode>,
    {
      onRecoverableError: heardAs('hydration'),
      onCaughtError: heardAs('component'),
      onUncaughtError(error) {
        heardAs('page')(error);
        // When React has taken the rest away.
        setTimeout(lastWords);
      },
    },
  );
});
