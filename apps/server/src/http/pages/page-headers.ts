export interface PageHeaderOptions {
  /** What script-src allows beside the build's own files: a nonce or the hashes of inline scripts. */
  scripts: readonly string[];
  secure: boolean;
  mode: 'built' | 'development';
  /** Domains of the hosted video service, whose player stands in a frame. */
  videoHosts: readonly string[];
}

const YEAR_SECONDS = 31_536_000;

const policy = [
  ['default-src', "'none'"],
  ['style-src', "'self'"],
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

/** Vite puts styles into the page and talks to it over a socket. */
const development: Readonly<Record<string, string>> = {
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws:",
};

/** What every page says about itself, whoever asks for it. */
export function pageHeaders({ scripts, secure, mode, videoHosts }: PageHeaderOptions): Record<string, string> {
  const players = [YOUTUBE, ...videoHosts.flatMap((host) => [`https://${host}`, `https://*.${host}`])];
  const directives = policy.map(([name, value]) => `${name} ${(mode === 'development' && development[name]) || value}`);
  directives.push(['script-src', "'self'", ...scripts].join(' '), ['frame-src', ...players].join(' '));
  // Vite's client writes markup of its own; a built page never does.
  if (mode === 'built') directives.push("require-trusted-types-for 'script'");
  return {
    'content-security-policy': directives.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), fullscreen=(self), autoplay=(self ${players.map((player) => `"${player}"`).join(' ')})`,
    // The page belongs to the browser that asked; it may be kept, but is asked about before it is shown again.
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding',
    ...(secure ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : {}),
  };
}
