export type UnprintableKind = 'nul' | 'control' | 'lone-surrogate' | 'bidi-control';

export type Unprintable = { readonly kind: UnprintableKind; readonly at: number };

const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

function isBidiControl(code: number): boolean {
  return (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}

function isControl(code: number): boolean {
  return code < 0x20 || (code >= 0x7f && code <= 0x9f);
}

/**
 * The first character that must not be stored, or null. `line` is for names and titles; `lines` also lets tabs and
 * line breaks through. NUL has its own kind because the database cannot hold it at all.
 */
export function findUnprintable(text: string, shape: 'line' | 'lines' = 'line'): Unprintable | null {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0) return { kind: 'nul', at };
    if (isControl(code)) {
      const breaks = code === TAB || code === LINE_FEED || code === CARRIAGE_RETURN;
      if (!(shape === 'lines' && breaks)) return { kind: 'control', at };
    } else if (isBidiControl(code)) {
      return { kind: 'bidi-control', at };
    } else if (code >= 0xd800 && code <= 0xdbff) {
      const next = text.charCodeAt(at + 1);
      if (!(next >= 0xdc00 && next <= 0xdfff)) return { kind: 'lone-surrogate', at };
      at += 1;
    } else if (code >= 0xdc00 && code <= 0xdfff) {
      return { kind: 'lone-surrogate', at };
    }
  }
  return null;
}

/** Whether a text of any field may be stored; the stricter one-line check belongs to the fields that are one line. */
export function isPrintableText(text: string): boolean {
  return findUnprintable(text, 'lines') === null;
}
