/** The address of the embedded player: Arabic, no keyboard, no related videos, its own controls off. */
export function youtubeEmbedUrl(id: string, siteOrigin: string): string {
  const options = [
    'hl=ar',
    'disablekb=1',
    'rel=0',
    'controls=0',
    'playsinline=1',
    'iv_load_policy=3',
    'enablejsapi=1',
    `origin=${encodeURIComponent(siteOrigin)}`,
  ];
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?${options.join('&')}`;
}
