export type VideoSource =
  | { readonly kind: 'youtube'; readonly id: string }
  /** An embedded frame of the hosted delivery service; messages go to and come from this origin only. */
  | { readonly kind: 'hosted'; readonly url: string; readonly origin: string }
  | { readonly kind: 'hls'; readonly url: string }
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'refused'; readonly why: VideoRefusal };

export type VideoRefusal =
  | 'empty'
  | 'not-a-url'
  | 'not-https'
  | 'has-credentials'
  | 'youtube-without-video'
  | 'look-alike-host'
  | 'host-not-listed';

export type VideoHosts = {
  /** Domains of the hosted video delivery service; their subdomains count. */
  readonly hosted: readonly string[];
  /** Domains from which plain files and streams may come; any when left out. */
  readonly files?: readonly string[];
};

const ID = '([A-Za-z0-9_-]{11})';
const YOUTUBE_HOST = 'https?://(?:www\\.|m\\.)?youtube(?:-nocookie)?\\.com';
const TAIL = '(?:[/?&#]\\S*)?$';

/** Watch, embed, short link, v, live and shorts, each anchored at both ends so that nothing can stand in for the host. */
const YOUTUBE_PATTERNS = [
  new RegExp(`^${YOUTUBE_HOST}/watch/?\\?(?:[^#\\s]*&)?v=${ID}(?:[&#]\\S*)?$`, 'i'),
  new RegExp(`^${YOUTUBE_HOST}/embed/${ID}${TAIL}`, 'i'),
  new RegExp(`^https?://(?:www\\.)?youtu\\.be/${ID}${TAIL}`, 'i'),
  new RegExp(`^${YOUTUBE_HOST}/(?:v|live|shorts)/${ID}${TAIL}`, 'i'),
];

function youtubeId(url: string): string | null {
  for (const pattern of YOUTUBE_PATTERNS) {
    const id = pattern.exec(url)?.[1];
    if (id !== undefined) return id;
  }
  return null;
}

export function isOneOf(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain.toLowerCase() || host.endsWith(`.${domain.toLowerCase()}`));
}

function streamOrFile(url: string, path: string): VideoSource {
  return { kind: /\.m3u8$/i.test(path) ? 'hls' : 'file', url };
}

/** Which player a lesson's address needs, or why it is not played at all. */
export function videoSource(address: string | null | undefined, hosts: VideoHosts): VideoSource {
  const url = address?.trim() ?? '';
  if (url === '') return { kind: 'refused', why: 'empty' };
  const id = youtubeId(url);
  if (id !== null) return { kind: 'youtube', id };
  // The site's own media are addressed by path.
  if (/^\/(?![/\\])\S*$/.test(url) && !url.includes('\\')) return streamOrFile(url, url.split(/[?#]/, 1)[0] ?? url);

  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    return { kind: 'refused', why: 'not-a-url' };
  }
  if (parsed.username !== '' || parsed.password !== '') return { kind: 'refused', why: 'has-credentials' };
  const host = parsed.hostname;
  if (isOneOf(host, ['youtube.com', 'youtube-nocookie.com', 'youtu.be'])) {
    return { kind: 'refused', why: 'youtube-without-video' };
  }
  if (/youtu\.?be/.test(host)) return { kind: 'refused', why: 'look-alike-host' };
  if (parsed.protocol !== 'https:') return { kind: 'refused', why: 'not-https' };
  if (isOneOf(host, hosts.hosted)) return { kind: 'hosted', url: parsed.href, origin: parsed.origin };
  if (hosts.files && !isOneOf(host, hosts.files)) return { kind: 'refused', why: 'host-not-listed' };
  return streamOrFile(parsed.href, parsed.pathname);
}
