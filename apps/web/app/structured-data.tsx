import { useState } from 'react';
import { useWrittenByServer } from './written-by-server.ts';

/**
 * What search engines read about the page. It travels in the server's HTML alone: a browser that walks here from
 * another page needs none, and the page's policy rightly lets no script write script elements, not even silent ones.
 */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const isWritten = useWrittenByServer();
  // Kept as it came: new data in the same place would be written by a script too.
  const [text] = useState(() => (isWritten ? structuredText(data) : null));
  if (text === null) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, whose text cannot end it
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/** JSON in which nothing can close the element or open a comment. */
export function structuredText(data: Record<string, unknown>): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
