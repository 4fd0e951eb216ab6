import {
  IMPORT_LIMITS,
  type ImportProblem,
  type ImportWarning,
  type ReadingTrouble,
} from '@hessa/rules/quizzes/import/imported-row';
import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import type { FileRefusal } from './read-questions-file.ts';

/** What is wrong with a row, and what to do about it where that is not plain. */
export function problemWords(problem: ImportProblem, digits: DigitStyle): string {
  const number = (value: number) => formatNumber(value, digits);
  const limits = QUESTION_LIMITS;
  switch (problem) {
    case 'no-text':
      return 'نص السؤال ناقص.';
    case 'text-too-long':
      return `السؤال أطول من ${number(limits.textLength)} حرف.`;
    case 'too-few-choices':
      return 'محتاج اختيارين على الأقل.';
    case 'too-many-choices':
      return `أكتر من ${number(limits.choicesAtMost)} اختيارات.`;
    case 'empty-choice':
      return 'فيه اختيار فاضي.';
    case 'choice-too-long':
      return `فيه اختيار أطول من ${number(limits.choiceLength)} حرف.`;
    case 'same-choice-twice':
      return 'فيه اختيارين زي بعض بالظبط.';
    case 'no-right-choice':
      return 'مش متعلّم على الإجابة الصح.';
    case 'weight-out-of-range':
      return `الدرجة لازم تكون رقم صحيح من ${number(limits.weightAtLeast)} لـ ${number(limits.weightAtMost)}.`;
    case 'explanation-too-long':
      return `الشرح أطول من ${number(limits.explanationLength)} حرف.`;
    case 'two-right-choices':
      return 'متعلّم على أكتر من إجابة صح.';
    case 'right-choice-not-found':
      return 'الإجابة المكتوبة مش من الاختيارات.';
    case 'right-choice-unclear':
      return 'مش واضح الإجابة تقصد أنهي اختيار. اكتب حرف الاختيار.';
    case 'weight-not-a-number':
      return 'الدرجة مش رقم.';
    case 'part-marks':
      return 'فيه إجابات ليها جزء من الدرجة، وهنا الإجابة الصح واحدة بس.';
    case 'unsupported-type':
      return 'السؤال ده مش اختيار من متعدد ولا صح وغلط.';
    case 'unclosed-answers':
      return 'القوس } بتاع الإجابات ناقص.';
  }
}

export const WARNING_WORDS: Readonly<Record<ImportWarning, string>> = {
  'picture-left-out': 'فيه صورة أو ملف مش هييجي مع السؤال. ضيفه بعدين من هنا.',
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
      return `قرينا أول ${formatNumber(IMPORT_LIMITS.rows, digits)} صف بس. الباقي ضيفه بعدين.`;
    case 'no-header':
      return 'أول صف لازم يكون فيه أسماء الأعمدة: «السؤال» و«اختيار 1»… نزّل الملف الجاهز وشوفه.';
    case 'not-xml':
      return 'الملف ده مش XML سليم. نزّله تاني من Moodle.';
    case 'not-moodle':
      return 'ده XML بس مش أسئلة من Moodle.';
    case 'forbidden-xml':
      return 'الملف ده فيه حاجات (DOCTYPE) مش بنقبلها. نزّله تاني من Moodle.';
  }
}

export const FILE_REFUSALS: Readonly<Record<FileRefusal, string>> = {
  'too-big': 'الملف أكبر من ١٠ ميجا.',
  'old-excel': 'ده ملف Excel قديم (xls). افتحه واحفظه بصيغة xlsx.',
  'word-file': 'ده ملف Word. افتحه، انسخ الأسئلة، والزقها في «لصق».',
  unreadable: 'مقدرناش نقرا الملف ده. اتأكد إنه سليم وجرّب تاني.',
};
