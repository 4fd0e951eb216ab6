import { SHEET_ROOM, type SheetMisfit } from '@hessa/rules/quizzes/sheets/sheet-fit';
import { CHOICE, QUESTION } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';

export function sheetMisfitWords(misfit: SheetMisfit, digits: DigitStyle): string {
  if (!('at' in misfit)) {
    return misfit.kind === 'no-questions'
      ? 'الامتحان لسه من غير أسئلة'
      : `ورقة التظليل بتشيل ${countedNoun(SHEET_ROOM.questions, QUESTION, digits)} بالكتير`;
  }
  const { at, kind } = misfit;
  const [first = 0] = at;
  // All at once: whoever mends one is not told of the next then.
  const named = at.length === 1 ? `السؤال رقم ${formatNumber(first + 1, digits)}` : severalQuestions(at, digits);
  if (kind === 'written-among-shaded') {
    return `${named} مقالي وسط أسئلة التظليل. حط المقالي في قسم لوحده في آخر الورقة`;
  }
  return kind === 'not-shaded'
    ? `${named} ${at.length === 1 ? 'مش بيتظلّل' : 'مش بيتظلّلوا'}، فالامتحان ده مالوش ورقة تظليل`
    : `${named} ${at.length === 1 ? 'فيه' : 'فيهم'} أكتر من ${countedNoun(SHEET_ROOM.choices, CHOICE, digits)}، وده آخر ورقة التظليل`;
}

/** «السؤالين رقم ٤ و٦», «الأسئلة رقم ٤ و٦ و٧». */
function severalQuestions(at: readonly number[], digits: DigitStyle): string {
  const numbers = at.map((place) => formatNumber(place + 1, digits)).join(' و');
  return `${at.length === 2 ? 'السؤالين' : 'الأسئلة'} رقم ${numbers}`;
}
