import { normaliseArabic } from '../../text/normalise-arabic.ts';

const SIGNS = new Set(['*', '✓', '✔', '√', '✅', '☑', '\ufe0f']);
const ARROWS = ['<--', '<-', '<<', '←', '⇐'];
const WORDS = new Set(
  ['correct', 'correct answer', 'right', 'right answer', 'the correct answer', 'answer', 'صح', 'الصح', 'صحيح', 'صحيحة']
    .concat(['الصحيح', 'الصحيحة', 'الإجابة الصحيحة', 'إجابة صحيحة', 'الإجابة', '✓', '✔', '√', '*'])
    .map(normaliseArabic),
);

/** Takes the sign that makes a choice the right one off its words: a star, a tick, «(correct)», «(صح)», an arrow. */
export function takeRightMark(typed: string): { text: string; marked: boolean } {
  let text = typed.trim();
  let marked = false;
  for (let cut = cutOnce(text); cut !== null && cut !== ''; cut = cutOnce(text)) {
    text = cut;
    marked = true;
  }
  return { text, marked };
}

function cutOnce(text: string): string | null {
  if (SIGNS.has(text.at(0) ?? '')) return text.slice(1).trimStart();
  if (SIGNS.has(text.at(-1) ?? '')) return text.slice(0, -1).trimEnd();
  const arrow = ARROWS.find((each) => text.endsWith(each));
  if (arrow) return text.slice(0, -arrow.length).trimEnd();
  const close = text.at(-1);
  if (close !== ')' && close !== ']') return null;
  const open = text.lastIndexOf(close === ')' ? '(' : '[');
  if (open < 0 || text.length - open > 30) return null;
  return WORDS.has(normaliseArabic(text.slice(open + 1, -1))) ? text.slice(0, open).trimEnd() : null;
}
