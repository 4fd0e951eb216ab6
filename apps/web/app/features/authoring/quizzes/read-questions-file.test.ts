import { zipSync } from 'fflate/browser';
import { expect, test } from 'vitest';
import { makeWorkbook } from '../../../spreadsheet/make-workbook.ts';
import { readQuestionsFile } from './read-questions-file.ts';

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);

test.each([
  ['UTF-8 with its mark', new Uint8Array([0xef, 0xbb, 0xbf, 0xd8, 0xa3])],
  ['UTF-16 as Excel calls Unicode text', new Uint8Array([0xff, 0xfe, 0x23, 0x06])],
  ['the old Arabic code page', new Uint8Array([0xc3])],
])('a CSV file in %s is readable', async (_, bytes) => {
  expect(await readQuestionsFile(file('أسئلة.csv', bytes), 'pasted')).toMatchObject({ format: 'table', text: 'أ' });
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
  expect(await readQuestionsFile(file('renamed.bin', workbook), 'gift')).toMatchObject({
    format: 'table',
    text: 'السؤال\tاختيار 1\n"سطر\n""تاني"""\t5',
  });
});

test('a file goes to the format it is of, and what cannot be read says why', async () => {
  expect(await readQuestionsFile(file('a.gift', 'x{T}'), 'pasted')).toMatchObject({ format: 'gift', text: 'x{T}' });
  expect(await readQuestionsFile(file('a.txt', 'x{T}'), 'gift')).toMatchObject({ format: 'gift', text: 'x{T}' });
  expect(await readQuestionsFile(file('a.txt', '<?xml?><quiz/>'), 'gift')).toMatchObject({ format: 'xml' });
  expect(await readQuestionsFile(file('a.docx', 'PK'), 'pasted')).toBe('word-file');
  expect(await readQuestionsFile(file('a.xls', new Uint8Array([0xd0, 0xcf])), 'table')).toBe('old-excel');
  expect(await readQuestionsFile(file('a.xlsx', 'PK no archive at all'), 'table')).toBe('unreadable');
  expect(await readQuestionsFile(file('a.txt', new Uint8Array(10_000_001)), 'pasted')).toBe('too-big');
});

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('pictures come out of Moodle XML by their keys, and out of a ZIP by their names [DESK-100]', async () => {
  const xml = `<?xml version="1.0"?><quiz><file name="a.png" encoding="base64">${PIXEL}</file><file name="b.png">??</file></quiz>`;
  const fromXml = await readQuestionsFile(file('a.xml', xml), 'xml');
  if (typeof fromXml === 'string') throw new Error(fromXml);
  expect([...fromXml.pictures].map(([key, { size }]) => [key, size])).toEqual([['file 1', atob(PIXEL).length]]);

  const picture = new Uint8Array([1, 2, 3]);
  const archive = zipSync({ 'in/Cat.PNG': picture, '__MACOSX/in/Cat.PNG': picture, 'notes.txt': picture });
  const fromZip = await readQuestionsFile(file('pictures.zip', archive as BlobPart), 'table');
  if (typeof fromZip === 'string') throw new Error(fromZip);
  expect([fromZip.kind, [...fromZip.pictures.keys()]]).toEqual(['pictures', ['cat.png']]);
  const none = zipSync({ 'notes.txt': picture });
  expect(await readQuestionsFile(file('pictures.zip', none as BlobPart), 'table')).toBe('no-pictures');
});
