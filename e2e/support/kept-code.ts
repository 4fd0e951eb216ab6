import { codeIn } from '../../apps/server/src/features/auth/mailed-code.fixture.ts';
import { until } from '../../apps/server/src/testing/until.ts';
import type { Site } from './site.ts';

/** The code in the nth mail that the server wrote to an address. */
export async function keptCode(site: Site, address: string, nth = 1): Promise<string> {
  const mails = () => site.keptMail.filter(({ to }) => to === address);
  await until(() => mails().length >= nth);
  return codeIn(mails()[nth - 1]);
}

/** Digits as an Egyptian keyboard types them. */
export function inArabicDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
}
