/** The address of a card's QR code: it opens with the code filled in, before a login and after it. */
export function redeemPath(code: string): string {
  return `/redeem/${encodeURIComponent(code.trim())}`;
}
