export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text, without that of the elements in it. */
  readonly text: string;
  readonly children: readonly XmlElement[];
}

interface OpenElement {
  name: string;
  attributes: Record<string, string>;
  text: string[];
  children: XmlElement[];
}

const DEPTH_AT_MOST = 40;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const TAG =
  /<(\/?)([\p{L}_][\p{L}\p{N}_.:-]{0,60})((?:\s+[\p{L}_][\p{L}\p{N}_.:-]{0,60}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/uy;
const ATTRIBUTE = /([\p{L}_][\p{L}\p{N}_.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

/**
 * A small reader of XML: elements, attributes, text, CDATA, and the five entities that need no declaration. A document
 * type is refused outright, for it can name files and grow without end. It reads once and puts nothing into a page.
 */
export function parseXml(source: string): XmlElement | 'not-xml' | 'forbidden-xml' {
  const open: OpenElement[] = [];
  let root: XmlElement | null = null;
  let at = 0;
  while (at < source.length) {
    const sign = source.indexOf('<', at);
    const words = source.slice(at, sign === -1 ? undefined : sign);
    if (words.trim() !== '') {
      if (open.length === 0) return 'not-xml';
      open.at(-1)?.text.push(decoded(words));
    }
    if (sign === -1) break;

    if (source.startsWith('<!--', sign) || source.startsWith('<?', sign)) {
      const end = source.startsWith('<?', sign) ? '?>' : '-->';
      const close = source.indexOf(end, sign);
      if (close === -1) return 'not-xml';
      at = close + end.length;
    } else if (source.startsWith('<![CDATA[', sign)) {
      const close = source.indexOf(']]>', sign);
      if (close === -1 || open.length === 0) return 'not-xml';
      open.at(-1)?.text.push(source.slice(sign + 9, close));
      at = close + 3;
    } else if (source.startsWith('<!', sign)) {
      return 'forbidden-xml';
    } else {
      TAG.lastIndex = sign;
      const found = TAG.exec(source);
      if (!found) return 'not-xml';
      const [whole, slash, name = '', attributes = '', selfClosing] = found;
      at = sign + whole.length;
      if (!slash) {
        if (root || open.length >= DEPTH_AT_MOST) return 'not-xml';
        open.push({ name, attributes: attributesOf(attributes), text: [], children: [] });
      } else if (open.at(-1)?.name !== name) {
        return 'not-xml';
      }
      if (slash || selfClosing) root = closed(open);
    }
  }
  return root && open.length === 0 ? root : 'not-xml';
}

/** Takes the innermost element off; answers it when nothing is left around it. */
function closed(open: OpenElement[]): XmlElement | null {
  const inner = open.pop();
  if (!inner) return null;
  const element: XmlElement = { ...inner, text: inner.text.join('') };
  const outer = open.at(-1);
  outer?.children.push(element);
  return outer ? null : element;
}

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = Object.create(null);
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) found[name] = decoded(double ?? single ?? '');
  return found;
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}
