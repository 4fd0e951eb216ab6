import { createHash } from 'node:crypto';

/**
 * Turns a page that was rendered with a nonce into one whose bytes can be given to everybody: its inline scripts are
 * allowed by their hashes and the nonce leaves the text. Only scripts that carry the secret nonce are hashed, so a
 * script that somebody smuggled into the page's content is as dead as it was under the nonce.
 */
export function allowScripts(rendered: string, nonce: string): { html: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  for (const [, attributes = '', text = ''] of rendered.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script/g)) {
    if (text !== '' && attributes.includes(mark)) scripts.add(hashSource(text));
  }
  return { html: rendered.replaceAll(mark, ''), scripts: [...scripts] };
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
