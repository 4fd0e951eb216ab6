import { expect, test } from 'vitest';
import { errorWords } from './error-words.ts';

const answer = (data: unknown) => ({ status: 503, statusText: 'Service Unavailable', internal: false, data });

test.each([
  [new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), 'النت فصل وإحنا بنجيب الصفحة.'],
  [new TypeError('Failed to fetch'), 'النت فصل وإحنا بنجيب الصفحة.'],
  [new TypeError('Importing a module script failed.'), 'النت فصل وإحنا بنجيب الصفحة.'],
  [new TypeError('error loading dynamically imported module: /assets/a.js'), 'النت فصل وإحنا بنجيب الصفحة.'],
  [new TypeError('NetworkError when attempting to fetch resource.'), 'النت فصل وإحنا بنجيب الصفحة.'],
  [new TypeError('network error'), 'النت فصل وإحنا بنجيب الصفحة.'],
  [new TypeError('Load failed'), 'النت فصل وإحنا بنجيب الصفحة.'],
  [new TypeError('The network connection was lost.'), 'النت فصل وإحنا بنجيب الصفحة.'],
  [new TypeError('The Internet connection appears to be offline.'), 'النت فصل وإحنا بنجيب الصفحة.'],
  [new TypeError('x is not a function'), 'x is not a function'],
  [
    new TypeError("Cannot read properties of undefined (reading 'module')"),
    "Cannot read properties of undefined (reading 'module')",
  ],
  [new TypeError('network.fetch is not a function'), 'network.fetch is not a function'],
  [answer('{"success":false,"code":"service.busy","messageAr":"الزحمة كبيرة"}'), 'الزحمة كبيرة'],
  [answer('Not today'), 'Not today'],
  [answer(null), '503 Service Unavailable'],
])('why a page was not shown is told in Arabic wherever that is known: %s [LEARN-314]', (error, words) => {
  expect(errorWords(error)).toBe(words);
});
