import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allowInline } from './allow-inline.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('allows the scripts that carry the nonce by their hashes, each once, and leaves no trace of it [T-WEB-1]', () => {
  const { html, scripts } = allowInline(
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
  const { scripts } = allowInline(
    '<p><script>steal()</script><script nonce="guess">steal()</script></p><script type="application/ld+json">{}</script>',
    'secret',
  );
  expect(scripts).toEqual([]);
});

test('allows a style that carries the nonce in the same way, and none that does not [T-WEB-1, T-INJ-1]', () => {
  const { html, styles, scripts } = allowInline(
    '<style nonce="n+1">html:root{--pen:#0a6847}</style><style>body{display:none}</style>',
    'n+1',
  );
  expect(styles).toEqual([hash('html:root{--pen:#0a6847}')]);
  expect(scripts).toEqual([]);
  expect(html).toContain('<style>html:root{--pen:#0a6847}</style>');
});
