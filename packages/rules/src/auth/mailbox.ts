/** A name that no mail ever reaches (RFC 2606), for students whom a list of phones brought in. */
const NOWHERE = '@students.invalid';

export function emailWithoutMailbox(phone: string): string {
  return `${phone}${NOWHERE}`;
}

/** Whether an address is somebody's, and not one that stands for none. */
export function hasMailbox(email: string): boolean {
  return !email.endsWith(NOWHERE);
}
