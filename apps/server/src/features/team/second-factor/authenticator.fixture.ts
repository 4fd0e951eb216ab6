import { stepOf, totpAt } from '../../auth/second-factor/totp.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What the application on the phone shows for a secret that was typed into it. */
export function authenticatorCode(secret: string, now: Date): string {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  return totpAt(Buffer.from(bytes), stepOf(now));
}
