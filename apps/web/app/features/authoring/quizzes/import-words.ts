import {
  IMPORT_LIMITS,
  type ImportProblem,
  type ImportWarning,
  type ReadingTrouble,
} from '@hessa/rules/quizzes/import/imported-row';
import { ROW } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { problemWords } from './problem-words.ts';
import type { FileRefusal } from './read-questions-file.ts';

/** What is wrong with a row: as the editor says it, and what only an import can meet. */
export function importProblemWords(problem: ImportProblem, digits: DigitStyle): string {
  switch (problem) {
    case 'two-right-choices':
      return 'العلامة على إجابة والمكتوب تحتها إجابة تانية';
    case 'right-choice-not-found':
      return 'الإجابة المكتوبة مش من الاختيارات';
    case 'right-choice-unclear':
      return 'مش واضح الإجابة تقصد أنهي اختيار. اكتب حرف الاختيار';
    case 'weight-not-a-number':
      return 'الدرجة مش رقم';
    case 'part-marks':
      return 'فيه إجابة بجزء من الدرجة، وده مش متاح لما الطالب بيختار إجابة واحدة';
    case 'unsupported-type':
      return 'السؤال ده مش اختيار من متعدد ولا صح وغلط';
    case 'questions-run-together':
      return 'سؤالين داخلين في بعض. سيب سطر فاضي بين كل سؤال والتاني';
    case 'unclosed-answers':
      return 'القوس } بتاع الإجابات ناقص';
    default:
      return problemWords(problem, digits);
  }
}

export const WARNING_WORDS: Readonly<Record<ImportWarning, string>> = {
  'picture-left-out': 'فيه صورة أو ملف مش هييجي مع السؤال. ضيفه بعدين من هنا.',
  'picture-not-beside': 'صورته مش موجودة. ارجع وارفع ملف ZIP فيه الصور، أو ضيفها بعدين من هنا.',
  'marked-our-way': 'فيه كذا إجابة صح: الدرجة هنا بتتقسم عليهم بالتساوي، والاختيار الغلط بيخصم.',
  'already-in-quiz': 'السؤال ده موجود في الامتحان.',
  'same-as-earlier-row': 'السؤال ده متكرر فوق.',
};

export function troubleWords(trouble: ReadingTrouble, digits: DigitStyle): string {
  switch (trouble) {
    case 'empty':
      return 'مفيش أسئلة هنا لسه.';
    case 'too-long':
      return 'ده كبير قوي على مرة واحدة. قسّمه وضيفه على مرتين.';
    case 'too-many-rows':
      return `قرينا أول ${countedNoun(IMPORT_LIMITS.rows, ROW, digits)} بس. الباقي ضيفه بعدين.`;
    case 'no-header':
      return 'أول سطر لازم يكون فيه أسماء الأعمدة: «السؤال» و«اختيار 1»… نزّل الملف الجاهز وشوفه.';
    case 'not-xml':
      return 'الملف ده مش XML سليم. نزّله تاني من Moodle.';
    case 'not-moodle':
      return 'ده XML بس مش أسئلة من Moodle.';
    case 'forbidden-xml':
      return 'الملف ده فيه حاجات (DOCTYPE) مش بنقبلها. نزّله تاني من Moodle.';
  }
}

export const FILE_REFUSALS: Readonly<Record<FileRefusal, string>> = {
  'too-big': 'الملف كبير قوي. الأسئلة لحد ١٠ ميجا، وملف الصور لحد ٥٠ ميجا.',
  'no-pictures': 'ملف ZIP ده مفيهوش صور. حط فيه صور JPG أو PNG بأسماءها اللي في عمود «الصورة».',
  'old-excel': 'ده ملف Excel قديم (xls). افتحه واحفظه بصيغة xlsx.',
  'word-file': 'ده ملف Word. افتحه، انسخ الأسئلة، والزقها في «لصق».',
  unreadable: 'مقدرناش نقرا الملف ده. اتأكد إنه سليم وجرّب تاني.',
};
