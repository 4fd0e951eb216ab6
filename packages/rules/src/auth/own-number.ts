import { normalisePhone } from './phone.ts';

/** Whoever knows both numbers sees the marks: one number for both shuts the parent out. */
export function isOwnNumber({ phone, parentPhone }: { readonly phone: string; readonly parentPhone: string }): boolean {
  return normalisePhone(phone) === normalisePhone(parentPhone);
}
