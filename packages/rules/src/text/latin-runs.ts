export interface TextRun {
  readonly text: string;
  /** English and what belongs to it: shown from left to right, whatever stands around it. */
  readonly latin: boolean;
}

/**
 * English inside Arabic: words and numbers with whatever joins them, as in «have / has + p.p.». It begins with a letter
 * or with a number grown onto one, and no Arabic stands in it.
 */
const ENGLISH = /\d*[A-Za-zÀ-ž](?:[^\p{Script=Arabic}\n]*[A-Za-zÀ-ž\d])?/u;
const ARABIC = /\p{Script=Arabic}/u;

/** A dot that ends one of these belongs to it; any other ends the Arabic sentence around it. */
const ABBREVIATION =
  /(?:^|[^A-Za-z])(?:[A-Za-z](?:\.[A-Za-z])+|adj|adv|etc|inf|obj|pl|pp|prep|pron|sb|sing|sth|subj|vs)$/i;
/** Three words and a capital letter are an English sentence, and its last mark is its own. */
const SENTENCE = /^["“‘(]*[A-Z][^\s]*(?:\s+[^\s]+){2,}$/;
const PAIRS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/**
 * Cuts a teacher's text into its English and its Arabic runs. An operator between the two («did + المصدر») belongs to
 * neither and stays between them; brackets, hyphens and dots that belong to the English go with it.
 */
export function latinRuns(text: string): TextRun[] {
  if (!ARABIC.test(text)) return text === '' ? [] : [{ text, latin: /[A-Za-zÀ-ž]/.test(text) }];
  const runs: TextRun[] = [];
  let done = 0;
  const cut = (until: number, latin: boolean) => {
    if (until > done) runs.push({ text: text.slice(done, until), latin });
    done = Math.max(done, until);
  };
  const english = new RegExp(ENGLISH, 'gu');
  for (let found = english.exec(text); found; found = english.exec(text)) {
    const { index } = found;
    const core = beforeOpenBracket(text, index, found[0]);
    english.lastIndex = index + core.length;
    const from = beginning(text, index, core, done);
    cut(from, false);
    cut(ending(text, index + core.length, text.slice(from, index + core.length)), true);
  }
  cut(text.length, false);
  return runs;
}

/** A bracket that is closed only behind Arabic is the Arabic's, and the English ends before it. */
function beforeOpenBracket(text: string, index: number, core: string): string {
  const end = index + core.length;
  for (const [open, close] of Object.entries(PAIRS)) {
    const at = core.lastIndexOf(open);
    const isOpen = at > 0 && !core.includes(close, at) && !new RegExp(`^\\.?\\${close}`).test(text.slice(end));
    if (isOpen) return core.slice(0, at).replace(/[^A-Za-zÀ-ž\d]+$/, '') || core;
  }
  return core;
}

/** Takes in brackets that are closed inside the run, and the hyphen or apostrophe of an ending («-ing»، «'s»). */
function beginning(text: string, index: number, core: string, done: number): number {
  let from = index;
  for (const [open, close] of Object.entries(PAIRS)) {
    const unopened = count(core, close) - count(core, open);
    if (unopened > 0 && text[from - 1] === open) from -= 1;
  }
  const before = text[from - 1] ?? '';
  const isLoose = /^[\s(]?$/.test(text[from - 2] ?? '');
  return /[-–'’]/.test(before) && isLoose && from - 1 >= done ? from - 1 : from;
}

/** Takes in brackets that were opened inside, the hyphen of a beginning («un-»), and the dot of an abbreviation. */
function ending(text: string, end: number, run: string): number {
  let until = end;
  for (const [open, close] of Object.entries(PAIRS)) {
    let unclosed = count(run, open) - count(run, close);
    // The dot may stand before the bracket: «(+ inf.)».
    if (unclosed > 0 && text[until] === '.' && text[until + 1] === close) until += 1;
    for (; unclosed > 0 && text[until] === close; unclosed--) until += 1;
  }
  const after = text[until] ?? '';
  const isLoose = !/[A-Za-z\p{Script=Arabic}]/u.test(text[until + 1] ?? '');
  if (/[-–]/.test(after) && isLoose) return until + 1;
  if (SENTENCE.test(run)) return until + (/^[.?!…"”’)]+/.exec(text.slice(until))?.[0].length ?? 0);
  return after === '.' && ABBREVIATION.test(run) ? until + 1 : until;
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
