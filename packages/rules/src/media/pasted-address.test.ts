import { expect, test } from 'vitest';
import { pastedAddress } from './pasted-address.ts';

const VIDEO = 'https://www.youtube.com/embed/dQw4w9WgXcQ';

test.each([
  [' https://youtu.be/dQw4w9WgXcQ ', 'https://youtu.be/dQw4w9WgXcQ'],
  ['youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
  ['www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  [
    `<iframe width="560" height="315" src="${VIDEO}?a=1&amp;b=2" title="x" allowfullscreen></iframe>`,
    `${VIDEO}?a=1&b=2`,
  ],
  [`<div><IFRAME data-src='x' src='${VIDEO}'></IFRAME></div>`, VIDEO],
  ['<iframe src="//player.example.com/7"></iframe>', 'https://player.example.com/7'],
  ['<iframe src="youtube.com/embed/dQw4w9WgXcQ">', 'https://youtube.com/embed/dQw4w9WgXcQ'],
  ['//player.example.com/7', '//player.example.com/7'],
  ['/media/tenant/file', '/media/tenant/file'],
  ['http://files.example.com/a.mp4', 'http://files.example.com/a.mp4'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['<iframe src="javascript:alert(1)">', 'javascript:alert(1)'],
  ['<iframe title="no source">', '<iframe title="no source">'],
  ['lesson one', 'lesson one'],
  ['lesson', 'lesson'],
  ['', ''],
])('%j was meant as %j [DESK-70, T-INJ-3]', (text, address) => {
  expect(pastedAddress(text)).toBe(address);
});

test('a hostile text of twice the length takes no more than some times as long [DESK-70]', () => {
  const fastest = (times: number) => {
    const text = `${'<iframe '.repeat(times)}${'a.'.repeat(times)}`;
    const tries = Array.from({ length: 5 }, () => {
      const started = performance.now();
      pastedAddress(text);
      return performance.now() - started;
    });
    return Math.min(...tries);
  };
  fastest(100);
  // Whatever the machine has to do besides: backtracking would make it grow by the square, four times and more.
  expect(fastest(40_000)).toBeLessThan(Math.max(1, fastest(5_000)) * 24);
});
