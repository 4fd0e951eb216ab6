import type { Reading } from '@hessa/rules/quizzes/import/imported-row';
import { readGift } from '@hessa/rules/quizzes/import/read-gift';
import { readMoodleXmlText } from '@hessa/rules/quizzes/import/read-moodle-xml';
import { readPasted } from '@hessa/rules/quizzes/import/read-pasted';
import { readTableText } from '@hessa/rules/quizzes/import/read-table';

export type ImportFormat = 'pasted' | 'table' | 'gift' | 'xml';

interface FormatWords {
  label: string;
  /** Under the box. */
  hint: string;
  /** How it is written, for those who have never seen it. */
  example?: string;
  /** What a row's number counts. */
  row: string;
  box: string;
  accept: string;
  read: (source: string) => Reading;
}

const GIFT_EXAMPLE = `She ___ to school every day. {
  =goes
  ~go
  ~going
}

The sun rises in the east. {T}`;

export const IMPORT_FORMATS: Readonly<Record<ImportFormat, FormatWords>> = {
  pasted: {
    label: 'لصق',
    box: 'الأسئلة',
    hint: 'انسخها من Word أو من الواتساب زي ما هي. علّم الإجابة الصح بـ * أو ✓، أو اكتب «الإجابة: ب» تحت السؤال، أو حط مفتاح الإجابة في الآخر. ولو كذا إجابة صح، علّم عليهم كلهم أو اكتب «الإجابة: أ، ج».',
    row: 'سطر',
    accept: '.txt',
    read: readPasted,
  },
  table: {
    label: 'Excel أو CSV',
    box: 'سطور الجدول',
    hint: 'ارفع ملف Excel أو CSV، أو انسخ الخلايا والزقها هنا. أول سطر فيه أسماء الأعمدة. لو فيه صور، اكتب اسم كل صورة في عمود «الصورة» وارفع ملف ZIP فيه الصور.',
    row: 'سطر',
    accept: '.xlsx,.csv,.tsv,.txt,.zip',
    read: readTableText,
  },
  gift: {
    label: 'GIFT',
    box: 'نص GIFT',
    hint: 'ملف GIFT اللي بيطلع من Moodle، أو اكتبه بإيدك: السؤال، وبعده الإجابات بين { و }، الصح قدامها = والغلط قدامها ~، وسطر فاضي بين كل سؤال والتاني. الصح والغلط {T} أو {F}.',
    example: GIFT_EXAMPLE,
    row: 'سطر',
    accept: '.gift,.txt',
    read: readGift,
  },
  xml: {
    label: 'Moodle XML',
    box: 'نص XML',
    hint: 'ملف XML اللي بيطلع من Moodle. بناخد الاختيار من متعدد، بإجابة واحدة صح أو كذا إجابة، والصح والغلط، بصورهم.',
    row: 'سؤال',
    accept: '.xml',
    read: readMoodleXmlText,
  },
};

export const FORMATS = Object.keys(IMPORT_FORMATS) as ImportFormat[];
