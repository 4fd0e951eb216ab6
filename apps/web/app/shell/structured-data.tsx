import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A page's facts for search engines. They read what the server sends; a page reached inside the browser writes none,
 * because the content policy rightly lets no script element be made there.
 */
export function StructuredData({ facts }: { facts: Record<string, unknown> }) {
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [sent] = useState(fromServer);
  if (!sent) return null;
  // A closing tag inside a name must not end the element.
  const text = JSON.stringify(facts).replace(/</g, '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data of ours in a block that no browser runs
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
