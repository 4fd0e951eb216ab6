/** Feminine without an ending that says so: plurals of things, and words with whose they are behind them. */
const FEMININE = new Set([
  ...['الدقايق', 'النتايج', 'الألوان', 'الأرقام', 'الأقسام', 'السنين', 'سنين', 'حروف', 'أربع'],
  ...['كلمته', 'صورته', 'وإجابته'],
]);

/** «كان ٥، بقى ٧», and «كانت» and «بقت» of a word that is feminine: of «السؤال ٥، الدرجة» that is its last part. */
export function tenseOf(name: string): { was: string; is: string } {
  const [word = ''] = (name.split('، ').at(-1) ?? '').split(' ');
  return /(ة|ات)$/.test(word) || FEMININE.has(word) ? { was: 'كانت', is: 'بقت' } : { was: 'كان', is: 'بقى' };
}
