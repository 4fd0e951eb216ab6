import { expect, test } from 'vitest';
import { structuredText } from './structured-data.tsx';

test('a tenant’s words can neither end the data block nor open a comment in it [SEO-02, T-WEB-1]', () => {
  const name = '</script><script>alert(1)</script><!-- & \u2028';
  const text = structuredText({ '@type': 'Person', name });
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Person', name });
});
