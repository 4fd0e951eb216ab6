/** A social address of the contact record that may be linked to, or null: https only, no credentials. */
export function contactLink(address: string | null | undefined): string | null {
  if (address == null || !/^https:\/\//i.test(address.trim())) return null;
  try {
    const url = new URL(address.trim());
    return url.username === '' && url.password === '' ? url.href : null;
  } catch {
    return null;
  }
}
