import { takeFilesOut } from '@hessa/rules/quizzes/import/read-moodle-xml';
import { tableText } from '@hessa/rules/quizzes/import/read-table';
import { readWorkbook } from '../../../spreadsheet/read-workbook.ts';
import type { ImportFormat } from './import-format.ts';
import type { Pictures } from './unzip-pictures.ts';

export type FileRefusal = 'too-big' | 'old-excel' | 'word-file' | 'no-pictures' | 'unreadable';

export type FileRead =
  | { kind: 'text'; format: ImportFormat; text: string; pictures: Pictures }
  | { kind: 'pictures'; pictures: Pictures }
  | FileRefusal;

const BYTES_AT_MOST = 10_000_000;
/** A file that carries pictures, inside Moodle's XML or in a ZIP. */
const BYTES_WITH_PICTURES = 50_000_000;
const NONE: Pictures = new Map();

/** A file as the text that goes into the box of its format, where it can be seen and put right. */
export async function readQuestionsFile(file: File, chosen: ImportFormat): Promise<FileRead> {
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  const mayBeLarge = ending === 'zip' || ending === 'xml';
  if (file.size > (mayBeLarge ? BYTES_WITH_PICTURES : BYTES_AT_MOST)) return 'too-big';
  if (ending === 'docx' || ending === 'doc') return 'word-file';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    // What a file is stands in its first bytes, whatever it is called.
    if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return 'old-excel';
    if (ending === 'zip') return await readPictures(bytes);
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) return asText('table', tableText(await readWorkbook(file)));
    const text = decodeText(bytes);
    if (ending === 'xml' || /^\s*<\?xml/.test(text)) {
      const { text: words, files } = takeFilesOut(text);
      return asText('xml', words, new Map(files.flatMap(({ key, letters }) => enclosed(key, letters))));
    }
    if (ending === 'csv' || ending === 'tsv') return asText('table', text);
    if (ending === 'gift') return asText('gift', text);
    return asText(chosen === 'xml' ? 'pasted' : chosen, text);
  } catch {
    return 'unreadable';
  }
}

function asText(format: ImportFormat, text: string, pictures = NONE): FileRead {
  return { kind: 'text', format, text, pictures };
}

/** What are no letters of a file is none. */
function enclosed(key: string, letters: string): [string, Blob][] {
  try {
    return [[key, new Blob([Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))])]];
  } catch {
    return [];
  }
}

async function readPictures(bytes: Uint8Array): Promise<FileRead> {
  const { unzipPictures } = await import('./unzip-pictures.ts');
  const pictures = unzipPictures(bytes);
  return pictures.size === 0 ? 'no-pictures' : { kind: 'pictures', pictures };
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
