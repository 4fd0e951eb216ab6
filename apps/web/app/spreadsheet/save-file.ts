import { needBrowser } from '../in-app/need-browser.ts';

/** Hands a file to the browser's downloads, where it has any. */
export function saveFile(content: Blob, name: string): void {
  if (needBrowser('save')) return;
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the press is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
