import { cleanSource } from './clean-source.ts';
import { type GiftAnswers, readGiftAnswers } from './gift-answers.ts';
import { type GiftBlock, giftBlocks } from './gift-blocks.ts';
import { findUnescaped, unescapeGift } from './gift-text.ts';
import { hasPicture, htmlToText } from './html-to-text.ts';
import { IMPORT_LIMITS, type ImportedRow, importedRow, type Reading, readingOf } from './imported-row.ts';

/** Moodle's GIFT. A row's number is the line its question begins on. */
export function readGift(source: string): Reading {
  if (source.length > IMPORT_LIMITS.sourceLength) return { rows: [], trouble: 'too-long' };
  const rows: ImportedRow[] = [];
  for (const block of giftBlocks(cleanSource(source))) {
    rows.push(readBlock(block));
    if (rows.length > IMPORT_LIMITS.rows) break;
  }
  return readingOf(rows);
}

function readBlock({ row, text: block, problem }: GiftBlock): ImportedRow {
  const words = withoutTitle(block);
  if (problem) return importedRow({ row, text: giftWords(words).text, problems: [problem] });
  const open = findUnescaped(words, '{');
  const close = open === -1 ? -1 : findUnescaped(words, '}', open + 1);
  if (open === -1 || close === -1) {
    const problems = [open === -1 ? 'unsupported-type' : 'unclosed-answers'] as const;
    return importedRow({ row, text: giftWords(words.slice(0, open === -1 ? undefined : open)).text, problems });
  }
  const before = words.slice(0, open).trimEnd();
  const after = words.slice(close + 1).trimStart();
  // Answers in the middle of a sentence leave a blank behind.
  const { text, isHtml } = giftWords(after === '' ? before : `${before} _____ ${after}`);
  const answers: GiftAnswers = readGiftAnswers(
    words.slice(open + 1, close),
    text,
    (part) => giftWords(part, isHtml).text,
  );
  const picture = hasPicture(words) ? (['picture-left-out'] as const) : [];
  return importedRow({ row, text, ...answers, warnings: [...picture, ...(answers.warnings ?? [])] });
}

function withoutTitle(block: string): string {
  if (!block.startsWith('::')) return block;
  let end = findUnescaped(block, ':', 2);
  while (end !== -1 && block[end + 1] !== ':') end = findUnescaped(block, ':', end + 1);
  return end === -1 ? block : block.slice(end + 2).trimStart();
}

function giftWords(part: string, isHtmlAround = false): { text: string; isHtml: boolean } {
  const [format = '', name] = /^\s{0,20}\[(html|markdown|plain|moodle)\]/i.exec(part) ?? [];
  const isHtml = name ? name.toLowerCase() === 'html' : isHtmlAround;
  const text = unescapeGift(part.slice(format.length).trim());
  return { text: isHtml ? htmlToText(text) : text, isHtml };
}
