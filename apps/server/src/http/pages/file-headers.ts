const FOREVER = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=300';
const NEVER = 'no-cache';

/** The page that stands alone when there is no line; it has no inline script or style. */
const LONE_PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";
/** The worker fetches from its own site and does nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** What a file of the build says about itself; `file` is its path under the build's folder, with slashes. */
export function fileHeaders(file: string): Record<string, string> {
  return { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin', ...ownHeaders(file) };
}

function ownHeaders(file: string): Record<string, string> {
  // A name with its content's hash never changes meaning.
  if (file.startsWith('assets/')) return { 'cache-control': FOREVER };
  if (file === 'service-worker.js') {
    // A browser that kept an old worker would keep an old platform.
    return { 'cache-control': NEVER, 'service-worker-allowed': '/', 'content-security-policy': WORKER_POLICY };
  }
  if (file.endsWith('.html')) return { 'cache-control': BRIEFLY, 'content-security-policy': LONE_PAGE_POLICY };
  return { 'cache-control': BRIEFLY };
}
