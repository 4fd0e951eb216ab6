import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allowScripts } from './allow-scripts.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('allows the scripts that carry the nonce by their hashes, each once, and leaves no trace of it [T-WEB-1]', () => {
  const { html, scripts } = allowScripts(
    '<link rel="modulepreload" nonce="n+1" href="/x.js"/><script nonce="n+1">سلام()</script>' +
      '<script type="module" nonce="n+1" async="">go()</script><script nonce="n+1">go()</script>' +
      '<script nonce="n+1" src="/a.js"></script>',
    'n+1',
  );
  expect(scripts).toEqual([hash('سلام()'), hash('go()')]);
  expect(html).not.toContain('n+1');
  expect(html).toContain('<script type="module" async="">go()</script>');
});

test('does not allow a script that was smuggled into the content, nor data blocks [T-WEB-1, T-INJ-1]', () => {
  const { scripts } = allowScripts(
    '<p><script>steal()</script><script nonce="guess">steal()</script></p><script type="application/ld+json">{}</script>',
    'secret',
  );
  expect(scripts).toEqual([]);
});
