import { expect, test } from 'vitest';
import { storedFileName } from './stored-file-name.ts';

test.each([
  ['ورقة ١ (Unit 1).pdf', 'application/pdf', 'ورقة ١ (Unit 1).pdf'],
  ['sheet.exe', 'application/pdf', 'sheet.pdf'],
  ['C:\\Users\\x\\photo.JPG', 'image/webp', 'photo.webp'],
  ['../../etc/passwd', 'text/vtt', 'passwd.vtt'],
  ['invoice\u202efdp.exe', 'application/pdf', 'invoicefdp.pdf'],
  ['x\r\nset-cookie: a=b.pdf', 'application/pdf', 'xset-cookie a=b.pdf'],
  ['.pdf', 'application/pdf', 'file.pdf'],
  ['', 'video/mp4', 'file.mp4'],
  ['a'.repeat(300), 'video/mp4', `${'a'.repeat(100)}.mp4`],
] as const)('a file sent as %j that is %s is kept as %j [T-UPL-2]', (given, type, kept) => {
  expect(storedFileName(given, type)).toBe(kept);
});
