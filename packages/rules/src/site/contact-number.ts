import { isEgyptianMobile, normalisePhone } from '../auth/phone.ts';
import { chatNumber } from './chat-link.ts';

export type ContactNumberReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'wrong' };

/** A number that students write to, in any digits and spelling; one from abroad keeps its country code. */
export function readContactNumber(typed: string): ContactNumberReading {
  const phone = normalisePhone(typed.trim());
  if (phone === '') return { kind: 'none' };
  if (isEgyptianMobile(phone)) return { kind: 'number', number: phone };
  const abroad = /^(?:\+|00)[1-9][0-9]+$/.test(phone) ? chatNumber(phone) : null;
  return abroad === null ? { kind: 'wrong' } : { kind: 'number', number: `+${abroad}` };
}
