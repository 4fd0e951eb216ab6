import { buildSettings } from '../build-settings.ts';
import { inScript } from '../head-script-value.ts';
import { EARLY_READS } from '../head-scripts.at-build.ts';
import { addressOf } from './address.ts';
import { fixedHeaders } from './request-headers.ts';

export interface EarlyPage {
  /** The page's address, with what the reads need of it in groups. */
  page: RegExp;
  /** Addresses of the API; `$1` and so on are the groups of the page's own. */
  reads: readonly string[];
  /** The first picture that an answer names is on the page's first screen. */
  hasPicture: boolean;
}

/** What the script in the head is told by the server. */
export interface EarlyAsk {
  page: RegExp;
  /** How the page's code will name each read, and where it is sent. */
  reads: readonly (readonly [url: string, address: string])[];
  headers: Readonly<Record<string, string>>;
  /** What a picture's stored path is relative to; null for a page that begins with none. */
  pictures: string | null;
}

/** The text of `early-reads.head.ts` for one page. */
export function earlyScript({ page, reads, hasPicture }: EarlyPage, tenantId: string): string {
  const asked = reads.map((url) => [url, addressOf(url)]);
  const ask = `{page:${page},reads:${inScript(asked)},headers:${inScript(fixedHeaders(tenantId))},pictures:${inScript(hasPicture ? buildSettings.apiBase : null)}}`;
  return EARLY_READS.replace('__EARLY_ASK__', () => ask);
}
