/** A spreadsheet runs what begins like this as a formula; apostrophes before it are counted in, so that it can be undone. */
const FORMULA = /^'*[=+\-@\t\r\n]/;

/** Makes a text that a spreadsheet would run a plain text again, by an apostrophe before it. */
export function safeCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text as it was before `safeCell`. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
