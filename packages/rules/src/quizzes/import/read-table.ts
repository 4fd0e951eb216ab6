import { toLatinDigits } from '../../text/digits.ts';
import { normaliseArabic } from '../../text/normalise-arabic.ts';
import { plainCell } from '../../text/spreadsheet-cell.ts';
import {
  IMPORT_LIMITS,
  type ImportedRow,
  type ImportProblem,
  importedRow,
  type Reading,
  readingOf,
} from './imported-row.ts';
import { readKindCell } from './kind-cells.ts';
import { resolveRights } from './resolve-right.ts';
import { joinDelimited, splitDelimited } from './split-delimited.ts';
import { type Column, findHead } from './table-columns.ts';

const YES = new Set(['1', 'yes', 'y', 'true', 'نعم', 'ايوه', 'اه', 'صح', 'ثابت', '✓', '✔']);

/** A CSV file, or cells pasted from a spreadsheet. */
export function readTableText(source: string): Reading {
  if (source.length > IMPORT_LIMITS.sourceLength) return { rows: [], trouble: 'too-long' };
  return readTable(splitDelimited(source));
}

/** A spreadsheet's rows with heads in Arabic or English, in any order. Rows are numbered as the spreadsheet numbers them. */
export function readTable(rows: readonly (readonly string[])[]): Reading {
  const isEmpty = rows.every((cells) => cells.every((cell) => cell.trim() === ''));
  if (isEmpty) return { rows: [], trouble: 'empty' };
  const head = findHead(rows);
  if (!head) return { rows: [], trouble: 'no-header' };
  const read: ImportedRow[] = [];
  for (const [at, cells] of rows.entries()) {
    if (at <= head.at || cells.every((cell) => cell.trim() === '')) continue;
    read.push(readRow(at + 1, cells, head.places));
    if (read.length > IMPORT_LIMITS.rows) break;
  }
  return readingOf(read);
}

function readRow(row: number, cells: readonly string[], places: Map<Column, number>): ImportedRow {
  const cell = (column: Column) => plainCell(cells[places.get(column) ?? -1] ?? '').trim();
  const all = Array.from({ length: 6 }, (_, at) => cell(`choice ${at}`));
  // Columns left free at the end are no choices; one left free in the middle is a mistake to be shown.
  const choices = all.filter((_, at) => all.slice(at).some((choice) => choice !== ''));
  const problems: ImportProblem[] = [];

  const right = cell('right');
  const part = readKindCell(cell('kind'), right, cell('question'), all);
  const resolved = part || right === '' || choices.length === 0 ? [] : resolveRights(right, choices);
  if (typeof resolved === 'string') problems.push(resolved);

  const typedWeight = toLatinDigits(cell('weight'));
  const weight = typedWeight === '' ? 1 : Number(typedWeight.replace('٫', '.'));
  if (Number.isNaN(weight)) problems.push('weight-not-a-number');

  return importedRow({
    row,
    text: cell('question'),
    ...(part && { part }),
    choices,
    right: typeof resolved === 'string' ? [] : resolved,
    weight: Number.isNaN(weight) ? 1 : weight,
    explanation: cell('explanation'),
    pinned: YES.has(normaliseArabic(cell('pinned'))),
    picture: cell('picture') === '' ? undefined : pictureName(cell('picture')),
    problems,
  });
}

/** A picture is known by its file's name, wherever it lies and however its letters are cased. */
export function pictureName(path: string): string {
  return (path.split(/[\\/]/).at(-1) ?? '').normalize('NFC').trim().toLowerCase();
}

/** Cells as a spreadsheet gives them, as the text that stands in the box. */
export function tableText(rows: readonly (readonly unknown[])[]): string {
  return joinDelimited(rows.map((cells) => cells.map(cellText)));
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value);
}
