import type { Page } from 'playwright-core';

/** Shades the first sheet on the page: form ب, these letters, some darker than others; and takes a picture of it. */
export async function shadeSheet(
  page: Page,
  letters: readonly string[],
  ink: (row: number) => number,
): Promise<Buffer> {
  const sheet = page.locator('.bubble-sheet').first();
  await sheet.evaluate(
    (paper, shaded) => {
      const drawing = paper.querySelector('svg');
      for (const old of paper.querySelectorAll('.by-hand')) old.remove();
      const circles = [...paper.querySelectorAll('circle.sheet-bubble')];
      const fill = (at: number, opacity: number) => {
        const hand = circles[at]?.cloneNode() as SVGElement;
        hand.setAttribute('class', 'by-hand');
        hand.setAttribute('fill', '#1d2350');
        hand.setAttribute('opacity', String(opacity));
        drawing?.append(hand);
      };
      fill(1, 1);
      // The form's four, four on how to shade, seventy of the seat.
      for (const { row, letter, opacity } of shaded) fill(4 + 4 + 70 + row * 4 + 'abcd'.indexOf(letter), opacity);
    },
    letters.flatMap((each, row) => [...each].map((letter) => ({ row, letter, opacity: ink(row) }))),
  );
  const box = await sheet.boundingBox();
  if (!box) throw new Error('no sheet');
  const scrolled = await page.evaluate(() => window.scrollY);
  const clip = { x: box.x - 24, y: box.y + scrolled - 10, width: box.width + 48, height: box.height + 20 };
  return page.screenshot({ fullPage: true, clip });
}
