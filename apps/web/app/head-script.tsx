import { createContext, use } from 'react';
import { NonceContext } from './nonce.ts';
import { useWrittenByServer } from './written-by-server.ts';

/** What runs before any file is here. Empty in the browser: it has run, and need not be downloaded with the code too. */
export const HeadScriptContext = createContext('');

export function HeadScript() {
  const nonce = use(NonceContext);
  const text = use(HeadScriptContext);
  if (!useWrittenByServer()) return null;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: texts of ours, allowed by the nonce
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
