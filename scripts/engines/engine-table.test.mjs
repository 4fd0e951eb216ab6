import { expect, test } from 'vitest';
import { engineTable } from './engine-table.mjs';

const result = (engine, title, status) => ({ ancestorTitles: ['journeys', `in ${engine}`], title, status });

test('the table says for every engine which step works, which fails and which was not reached [FLOOR-32]', () => {
  const report = {
    testResults: [
      {
        assertionResults: [
          result('Chromium 92', 'landing', 'passed'),
          result('Chromium 92', 'login', 'failed'),
          result('Chromium 92', 'code', 'skipped'),
          result('WebKitGTK', 'landing', 'passed'),
        ],
      },
    ],
  };
  expect(engineTable(report).split('\n')).toEqual([
    '             landing     login       code',
    'Chromium 92  works       FAILS       –',
    'WebKitGTK    works       –           –',
  ]);
});
