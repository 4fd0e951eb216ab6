import type { Page } from 'playwright-core';

/** How many sheets come out of the printer, by the sizes that the page itself asks for. */
export async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  // Every page of a PDF is an object of its own.
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
