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
  const number = formatNumber(misfit.at + 1, digits);
  if (misfit.kind === 'written-among-shaded') {
    return `السؤال رقم ${number} مقالي وسط أسئلة التظليل. حط المقالي في قسم لوحده في آخر الورقة`;
  }
  return misfit.kind === 'not-shaded'
    ? `السؤال رقم ${number} مش بيتظلّل، فالامتحان ده مالوش ورقة تظليل`
    : `السؤال رقم ${number} فيه أكتر من ${countedNoun(SHEET_ROOM.choices, CHOICE, digits)}، وده آخر ورقة التظليل`;
}
