/** A host and what follows it, as browsers show it: without the scheme. */
const BARE_ADDRESS = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i;

const FRAME_SOURCE = /<iframe\b[^<>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/**
 * The address that somebody meant who pasted a video in: out of a frame's code, and with https where the address bar
 * had left it out. Whether it may be played is not asked here.
 */
export function pastedAddress(text: string): string {
  const written = text.trim();
  const [, quoted, singleQuoted] = FRAME_SOURCE.exec(written) ?? [];
  const framed = quoted ?? singleQuoted;
  const address = framed === undefined ? written : framed.replaceAll('&amp;', '&').trim();
  // A frame's source may leave the scheme to the page; whoever writes an address by hand means a path with it.
  if (framed !== undefined && address.startsWith('//')) return `https:${address}`;
  return BARE_ADDRESS.test(address) ? `https://${address}` : address;
}
