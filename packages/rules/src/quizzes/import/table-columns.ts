import { normaliseArabic } from '../../text/normalise-arabic.ts';
import { letterPlace } from './choice-letter.ts';

export type Column =
  | 'question'
  | 'right'
  | 'weight'
  | 'explanation'
  | 'pinned'
  | 'picture'
  | 'kind'
  | `choice ${number}`;

const CHOICES = 6;

/** The heads of the template and of what is exported, in their order. */
export const TABLE_HEADS: readonly string[] = [
  'السؤال',
  ...Array.from({ length: CHOICES }, (_, at) => `اختيار ${at + 1}`),
  'الإجابة الصحيحة',
  'الدرجة',
  'الشرح',
  'ترتيب ثابت',
  'الصورة',
  'النوع',
];

const NAMES: Readonly<Record<string, Column>> = named({
  question: ['question', 'question text', 'text', 'q', 'السؤال', 'سؤال', 'نص السؤال', 'الأسئلة'],
  right: [
    'right',
    'right answer',
    'correct',
    'correct answer',
    'correct option',
    'correct choice',
    'answer',
    'key',
    'ans',
  ].concat([
    'الإجابة',
    'الإجابة الصحيحة',
    'إجابة',
    'الصح',
    'الصحيح',
    'الاختيار الصحيح',
    'الجواب',
    'رقم الإجابة',
    'الحل',
  ]),
  weight: ['weight', 'mark', 'marks', 'points', 'point', 'grade', 'score', 'الدرجة', 'درجة', 'الدرجات', 'الوزن', 'وزن'],
  explanation: [
    'explanation',
    'feedback',
    'why',
    'note',
    'الشرح',
    'شرح',
    'التفسير',
    'تفسير',
    'السبب',
    'التوضيح',
    'ملاحظة',
  ],
  picture: ['picture', 'image', 'photo', 'file', 'الصورة', 'صورة', 'اسم الصورة', 'ملف الصورة'],
  kind: ['kind', 'type', 'question type', 'النوع', 'نوع', 'نوع السؤال'],
  pinned: ['pinned', 'fixed', 'fixed order', 'keep order', 'ترتيب ثابت', 'ثابت', 'ثبت الترتيب'],
});

const CHOICE_WORDS =
  /^(?:choice|option|answer|wrong answer|distractor|الاختيار|اختيار|الاجابه|اجابه)?\s?[#:_-]?\s?(\d|\p{L})$/u;
const ORDINALS = ['الاول', 'الثاني', 'الثالث', 'الرابع', 'الخامس', 'السادس'];

function named(names: Record<Exclude<Column, `choice ${number}`>, string[]>): Record<string, Column> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([column, words]) => words.map((word) => [normaliseArabic(word), column as Column])),
  );
}

function columnOf(head: string): Column | null {
  const words = normaliseArabic(head.slice(0, 60))
    .replace(/[*:.()؟?]/g, '')
    .trim();
  const known = NAMES[words];
  if (known) return known;
  const ordinal = ORDINALS.findIndex((each) => words === `الاختيار ${each}` || words === `اختيار ${each.slice(2)}`);
  if (ordinal >= 0) return `choice ${ordinal}`;
  const [, sign] = CHOICE_WORDS.exec(words) ?? [];
  if (!sign) return null;
  const place = /\d/.test(sign) ? Number(sign) - 1 : letterPlace(sign);
  return place >= 0 && place < CHOICES ? `choice ${place}` : null;
}

const ROWS_ABOVE_HEAD = 10;

/** The row of heads, which a title may stand above, and which column stands where. The first of two equals counts. */
export function findHead(rows: readonly (readonly string[])[]): { at: number; places: Map<Column, number> } | null {
  for (const [at, cells] of rows.slice(0, ROWS_ABOVE_HEAD).entries()) {
    const places = new Map<Column, number>();
    for (const [place, cell] of cells.slice(0, 50).entries()) {
      const column = columnOf(cell);
      if (column && !places.has(column)) places.set(column, place);
    }
    if (places.has('question') && places.has('choice 0')) return { at, places };
  }
  return null;
}
