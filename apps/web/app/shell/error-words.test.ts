import { expect, test } from 'vitest';
import { errorWords } from './error-words.ts';

const answer = (data: unknown) => ({ status: 503, statusText: 'Service Unavailable', internal: false, data });

test.each([
  [new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), 'النت فصل وإحنا بنجيب الصفحة.'],
  [new TypeError('Failed to fetch'), 'النت فصل وإحنا بنجيب الصفحة.'],
  [new TypeError('Importing a module script failed.'), 'النت فصل وإحنا بنجيب الصفحة.'],
  [new TypeError('x is not a function'), 'x is not a function'],
  [answer('{"success":false,"code":"service.busy","messageAr":"الزحمة كبيرة"}'), 'الزحمة كبيرة'],
  [answer('Not today'), 'Not today'],
  [answer(null), '503 Service Unavailable'],
])('why a page was not shown is told in Arabic wherever that is known: %s [LEARN-314]', (error, words) => {
  expect(errorWords(error)).toBe(words);
});
