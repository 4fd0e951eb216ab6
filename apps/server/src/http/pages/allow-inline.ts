import { createHash } from 'node:crypto';

/** What stands inline in a page and may run or paint there, as sources of its content policy. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Turns a page that was rendered with a nonce into one whose bytes can be given to everybody: its inline scripts and
 * styles are allowed by their hashes and the nonce leaves the text. Only what carries the secret nonce is hashed, so
 * what somebody smuggled into the page's content is as dead as it was under the nonce.
 */
export function allowInline(rendered: string, nonce: string): InlineSources & { html: string } {
  const mark = ` nonce="${nonce}"`;
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag, attributes = '', text = ''] of rendered.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1/g)) {
    if (text !== '' && attributes.includes(mark)) found[tag as 'script' | 'style'].add(hashSource(text));
  }
  return { html: rendered.replaceAll(mark, ''), scripts: [...found.script], styles: [...found.style] };
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
