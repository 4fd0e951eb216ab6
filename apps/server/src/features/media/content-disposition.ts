/** What a browser may show inside the page; everything else is a download, whatever its bytes turn out to be. */
const SHOWN_IN_PAGE = /^(?:image|video|audio)\/|^text\/vtt/;

/** RFC 6266: a plain name for old clients, the real one for the rest. */
export function contentDisposition(contentType: string, fileName: string): string {
  if (SHOWN_IN_PAGE.test(contentType)) return 'inline';
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeName(fileName)}`;
}

/** RFC 8187 allows fewer characters than an address does. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
