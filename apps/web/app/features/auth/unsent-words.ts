/** Whatever is neither of these is answers. */
const NOTE = /^note:/;
const COMPLETION = /^complete:/;

/** What waits on this phone for a line, by its letters' keys: nobody is to fear for a quiz where a note waits. */
export function unsentWords(keys: readonly string[]): string {
  const notes = keys.filter((key) => NOTE.test(key)).length;
  const completions = keys.filter((key) => COMPLETION.test(key)).length;
  const kinds = [
    keys.length > notes + completions && 'إجابات',
    notes > 0 && (notes === 1 ? 'ملاحظة' : 'ملاحظات'),
    completions > 0 && (completions === 1 ? 'علامة درس خلصته' : 'علامات دروس خلصتها'),
  ];
  return `عندك ${kinds.filter(Boolean).join(' و')} لسه ما اتبعتتش`;
}
