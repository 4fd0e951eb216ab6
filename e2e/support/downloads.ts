import type { Page } from 'playwright-core';

export interface Download {
  url: string;
  kind: string;
  /** Over the wire: compressed as the server sends it, headers included. */
  bytes: number;
}

/** Keeps account of everything the page fetches from here on, by what really came over the wire. */
export async function watchDownloads(page: Page): Promise<Download[]> {
  const session = await page.context().newCDPSession(page);
  const open = new Map<string, Download>();
  const downloads: Download[] = [];
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    open.set(requestId, { url: response.url, kind: type, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const download = open.get(requestId);
    if (download) downloads.push({ ...download, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return downloads;
}

export function bytesOf(downloads: readonly Download[], kind?: string): number {
  return downloads.reduce((sum, one) => sum + (kind === undefined || one.kind === kind ? one.bytes : 0), 0);
}

/** One line a file, largest first, for the message of a budget that was overdrawn. */
export function listed(downloads: readonly Download[]): string {
  return [...downloads]
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ url, kind, bytes }) => `${(bytes / 1000).toFixed(1)} kB ${kind} ${new URL(url).pathname}`)
    .join('\n');
}
