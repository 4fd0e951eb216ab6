import { expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

test.each(['image/png', 'video/mp4', 'audio/mpeg', 'text/vtt; charset=utf-8'])(
  '%s is shown inside the page [T-UPL-2]',
  (type) => {
    expect(contentDisposition(type, 'name')).toBe('inline');
  },
);

test.each(['application/pdf', 'text/html', 'x/image/png', 'x text/vtt', 'imagery/png'])(
  '%s is a download, whatever its bytes turn out to be [T-UPL-2]',
  (type) => {
    expect(contentDisposition(type, 'a.pdf')).toBe(`attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`);
  },
);

test.each([
  ['مذكرة.pdf', '_____.pdf', '%D9%85%D8%B0%D9%83%D8%B1%D8%A9.pdf'],
  ['a"b\\c%d.pdf', 'a_b_c_d.pdf', 'a%22b%5Cc%25d.pdf'],
  ["it's (1)*~.pdf", "it's (1)*~.pdf", 'it%27s%20%281%29%2A~.pdf'],
  ['a\r\nb.pdf', 'a__b.pdf', 'a%0D%0Ab.pdf'],
  ['half \ud800.pdf', 'half _.pdf', 'half%20%EF%BF%BD.pdf'],
])('%j is offered under a plain name and its own [T-UPL-2, T-INJ-5]', (name, plain, own) => {
  expect(contentDisposition('application/pdf', name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${own}`);
});
