import { expect, test } from 'vitest';
import { youtubeEmbedUrl } from './youtube-embed.ts';

test('YouTube is asked for Arabic, no keyboard, no related videos and no controls of its own [VID-41, VID-42, VID-43, VID-44]', () => {
  const url = new URL(youtubeEmbedUrl('dQw4w9WgXcQ', 'https://site.example'));
  expect(url.origin + url.pathname).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    hl: 'ar',
    disablekb: '1',
    rel: '0',
    controls: '0',
    origin: 'https://site.example',
  });
});
