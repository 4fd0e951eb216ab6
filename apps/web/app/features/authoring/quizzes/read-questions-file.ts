import { withoutFiles } from '@hessa/rules/quizzes/import/read-moodle-xml';
import { tableText } from '@hessa/rules/quizzes/import/read-table';
import { readWorkbook } from '../../../spreadsheet/read-workbook.ts';
import type { ImportFormat } from './import-format.ts';

export type FileRefusal = 'too-big' | 'old-excel' | 'word-file' | 'unreadable';

export type FileRead = { format: ImportFormat; text: string } | FileRefusal;

const BYTES_AT_MOST = 10_000_000;

/** A file as the text that goes into the box of its format, where it can be seen and put right. */
export async function readQuestionsFile(file: File, chosen: ImportFormat): Promise<FileRead> {
  if (file.size > BYTES_AT_MOST) return 'too-big';
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  if (ending === 'docx' || ending === 'doc') return 'word-file';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    // What a file is stands in its first bytes, whatever it is called.
    if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return 'old-excel';
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { format: 'table', text: tableText(await readWorkbook(file)) };
    const text = decodeText(bytes);
    if (ending === 'xml' || /^\s*<\?xml/.test(text)) return { format: 'xml', text: withoutFiles(text) };
    if (ending === 'csv' || ending === 'tsv') return { format: 'table', text };
    if (ending === 'gift') return { format: 'gift', text };
    return { format: chosen === 'xml' ? 'pasted' : chosen, text };
  } catch {
    return 'unreadable';
  }
}

/** Excel saves CSV in the old Arabic code page or in UTF-16 as soon as one looks away. */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}
