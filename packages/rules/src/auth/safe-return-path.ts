import {
  confirmEmailPath,
  forgotPasswordPath,
  loginPath,
  passwordLinkPath,
  registerPath,
  resetPasswordPath,
} from '../pages/public-pages.ts';

/** Going back to one of these after signing in would only send the person round in a circle. */
const SIGNED_OUT_SCREENS = new Set([
  loginPath(),
  registerPath(),
  forgotPasswordPath(),
  resetPasswordPath(),
  passwordLinkPath(),
  confirmEmailPath(),
]);

const MAX_LENGTH = 2048;
const OWN_ORIGIN = 'https://own.invalid';

function hasControlCharacter(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}

/**
 * The in-site address to go to after signing in, or null when what was carried is not one. The answer is the address
 * as a browser would resolve it, because dot segments can hide a second leading slash.
 */
export function safeReturnPath(carried: unknown): string | null {
  if (typeof carried !== 'string' || carried.length > MAX_LENGTH) return null;
  if (!carried.startsWith('/') || hasControlCharacter(carried)) return null;

  let url: URL;
  try {
    url = new URL(carried, OWN_ORIGIN);
  } catch {
    return null;
  }
  if (url.origin !== OWN_ORIGIN || url.pathname.startsWith('//')) return null;

  const typedPath = carried.split(/[?#]/, 1)[0] ?? '';
  if (typedPath.includes('\\') || typedPath.startsWith('//')) return null;
  // Encoded slashes, backslashes and control characters belong in no address of ours, and proxies decode them.
  if (/%(?:[01][0-9a-f]|7f|2f|5c)/i.test(typedPath)) return null;

  const screen = url.pathname.toLowerCase().replace(/\/+$/, '');
  return SIGNED_OUT_SCREENS.has(screen) ? null : url.pathname + url.search + url.hash;
}
