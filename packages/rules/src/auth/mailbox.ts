/** A name that no mail ever reaches (RFC 2606), for students whom a list of phones brought in. */
const NOWHERE = '@students.invalid';

export function emailWithoutMailbox(phone: string): string {
  return `${phone}${NOWHERE}`;
}

/** Whether an address is somebody's, and not one that stands for none. */
export function hasMailbox(email: string): boolean {
  return !email.endsWith(NOWHERE);
}

/** Enough to know one's own mailbox by, too little to write to: `mariam@gmail.com` is `m…m@gmail.com`. */
export function coverMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const last = name.length > 3 ? name.slice(-1) : '';
  return `${name.slice(0, 1)}…${last}${email.slice(at)}`;
}
