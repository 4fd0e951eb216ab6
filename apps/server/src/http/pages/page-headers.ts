import type { InlineSources } from './allow-inline.ts';

export interface PageHeaderOptions {
  /** What is allowed beside the build's own files: a nonce, or the hashes of what stands inline. */
  inline: InlineSources;
  secure: boolean;
  mode: 'built' | 'development';
  /** Domains of the hosted video service, whose player stands in a frame. */
  videoHosts: readonly string[];
}

const YEAR_SECONDS = 31_536_000;

const policy = [
  ['default-src', "'none'"],
  ['img-src', "'self' https: data:"],
  // A teacher may link a video file that lies elsewhere, as pictures may; a stream read by script is always our own.
  ['media-src', "'self' https: blob:"],
  ['connect-src', "'self'"],
  ['font-src', "'self'"],
  ['manifest-src', "'self'"],
  ['worker-src', "'self'"],
  ['frame-ancestors', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'self'"],
  ['object-src', "'none'"],
] as const;

const YOUTUBE = 'https://www.youtube-nocookie.com';

/** Vite talks to the page over a socket, and puts styles into it. */
const development: Readonly<Record<string, string>> = {
  'connect-src': "'self' ws:",
};

/** What every page says about itself, whoever asks for it. */
export function pageHeaders({ inline, secure, mode, videoHosts }: PageHeaderOptions): Record<string, string> {
  const players = [YOUTUBE, ...videoHosts.flatMap((host) => [`https://${host}`, `https://*.${host}`])];
  const directives = policy.map(([name, value]) => `${name} ${(mode === 'development' && development[name]) || value}`);
  // A nonce or a hash beside it would switch `unsafe-inline` off.
  const styles = mode === 'development' ? ["'unsafe-inline'"] : inline.styles;
  directives.push(
    ['style-src', "'self'", ...styles].join(' '),
    ['script-src', "'self'", ...inline.scripts].join(' '),
    ['frame-src', ...players].join(' '),
  );
  // Vite's client writes markup of its own; a built page never does.
  if (mode === 'built') directives.push("require-trusted-types-for 'script'");
  return {
    'content-security-policy': directives.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), fullscreen=(self), autoplay=(self ${players.map((player) => `"${player}"`).join(' ')})`,
    // The page belongs to the browser that asked; it may be kept, but is asked about before it is shown again.
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding',
    ...(secure ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : {}),
  };
}
