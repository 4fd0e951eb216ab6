import { expect, test } from 'vitest';
import { makeWorkbook } from '../../../spreadsheet/make-workbook.ts';
import { readQuestionsFile } from './read-questions-file.ts';

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);

test.each([
  ['UTF-8 with its mark', new Uint8Array([0xef, 0xbb, 0xbf, 0xd8, 0xa3])],
  ['UTF-16 as Excel calls Unicode text', new Uint8Array([0xff, 0xfe, 0x23, 0x06])],
  ['the old Arabic code page', new Uint8Array([0xc3])],
])('a CSV file in %s is readable', async (_, bytes) => {
  expect(await readQuestionsFile(file('أسئلة.csv', bytes), 'pasted')).toEqual({ format: 'table', text: 'أ' });
});

test('a workbook is read by its content into rows that stand in the box', async () => {
  const workbook = await makeWorkbook([
    {
      name: 'x',
      rows: [
        ['السؤال', 'اختيار 1'],
        ['سطر\n"تاني"', 5],
      ],
      widths: [],
    },
  ]);
  expect(await readQuestionsFile(file('renamed.bin', workbook), 'gift')).toEqual({
    format: 'table',
    text: 'السؤال\tاختيار 1\n"سطر\n""تاني"""\t5',
  });
});

test('a file goes to the format it is of, and what cannot be read says why', async () => {
  expect(await readQuestionsFile(file('a.gift', 'x{T}'), 'pasted')).toEqual({ format: 'gift', text: 'x{T}' });
  expect(await readQuestionsFile(file('a.txt', 'x{T}'), 'gift')).toEqual({ format: 'gift', text: 'x{T}' });
  expect(await readQuestionsFile(file('a.txt', '<?xml?><quiz/>'), 'gift')).toMatchObject({ format: 'xml' });
  expect(await readQuestionsFile(file('a.docx', 'PK'), 'pasted')).toBe('word-file');
  expect(await readQuestionsFile(file('a.xls', new Uint8Array([0xd0, 0xcf])), 'table')).toBe('old-excel');
  expect(await readQuestionsFile(file('a.xlsx', 'PK no archive at all'), 'table')).toBe('unreadable');
  expect(await readQuestionsFile(file('a.txt', new Uint8Array(10_000_001)), 'pasted')).toBe('too-big');
});
