import type { Page } from 'playwright-core';

interface Drag {
  /** The item that is taken by its handle. */
  item: string;
  /** Whose handle it is dropped on. */
  onto: string;
  /** How far below the middle of that handle it is let go. */
  below: number;
  /** What is looked at while it hangs there. */
  hanging?: () => Promise<void>;
}

/** Takes an item by its handle with the mouse and lets it go at another's, once nothing covers either. */
export async function dragHandle(page: Page, { item, onto, below, hanging }: Drag): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const [from, to] = [await middleOf(page, item), await middleOf(page, onto)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.locator('.reorder-item[data-held]', { hasText: item }).waitFor();
  await page.mouse.move(to.x, to.y + below, { steps: 8 });
  await hanging?.();
  await page.mouse.up();
}

async function middleOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await page.getByRole('button', { name: `رتّب ${name}` }).boundingBox();
  if (!box) throw new Error(`«${name}» has no handle`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
