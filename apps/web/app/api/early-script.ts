import { buildSettings } from '../build-settings.ts';
import { inScript } from '../head-script-value.ts';
import { EARLY_PICTURE, EARLY_READS } from '../head-scripts.at-build.ts';
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
}

/** The text of `early-reads.head.ts` for one page, and of `early-picture.head.ts` where it begins with a picture. */
export function earlyScript({ page, reads, hasPicture }: EarlyPage, tenantId: string): string {
  const asked = reads.map((url) => [url, addressOf(url)]);
  const ask = `{page:${page},reads:${inScript(asked)},headers:${inScript(fixedHeaders(tenantId))}}`;
  const picture = hasPicture ? EARLY_PICTURE.replace('__PICTURES__', () => inScript(buildSettings.apiBase)) : '';
  return EARLY_READS.replace('__EARLY_ASK__', () => ask) + picture;
}
