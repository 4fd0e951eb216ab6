import { use, useEffect, useState } from 'react';
import { NonceContext } from '../nonce.ts';
import { usePageData } from '../site-data.ts';
import { useWrittenByServer } from '../written-by-server.ts';

const ID = 'tenant-colours';

/**
 * The tenant's own colours, in the page before it is painted; a tenant without any costs not a byte. The server writes
 * the sheet, and the content policy lets exactly that text through: what the console changes later, and what the
 * browser renders anew after a fault, is adopted as a sheet of the script's own instead.
 */
export function TenantColours() {
  const nonce = use(NonceContext);
  const css = usePageData()?.coloursCss ?? '';
  const isWritten = useWrittenByServer();
  const [first] = useState(isWritten ? css : '');

  useEffect(() => {
    // A sheet of a script's own is younger than the floor (Safari 16.4): without it the colours come with the next load.
    if (css === first || !('adoptedStyleSheets' in document)) return;
    const written = document.getElementById(ID);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    if (written instanceof HTMLStyleElement && written.sheet) written.sheet.disabled = true;
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      if (written instanceof HTMLStyleElement && written.sheet) written.sheet.disabled = false;
    };
  }, [css, first]);

  if (first === '') return null;
  return (
    <style id={ID} nonce={nonce} suppressHydrationWarning>
      {first}
    </style>
  );
}
