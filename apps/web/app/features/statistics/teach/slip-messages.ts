import { cairoDay, type Day, daysBetween } from '@hessa/rules/statistics/cairo-day';
import type { EndingUnit, SlipReason } from '@hessa/rules/statistics/slipping';
import { wholePercentText } from '@hessa/rules/statistics/whole-percent';
import { DAY, LESSON } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { firstName } from '@hessa/rules/text/first-name';
import { countedNoun } from '@hessa/rules/text/plural';
import { dayText } from '../../../ui/text/day-text.ts';

interface Slipping {
  name: string;
  /** Most pressing first. */
  reasons: readonly SlipReason[];
}

function endingDay(endsAt: number, today: Day): string {
  return ['النهارده', 'بكرة'][daysBetween(today, cairoDay(endsAt))] ?? 'بعد بكرة';
}

/** All of them in one sentence, the first to close first. */
function closingSentence(units: readonly EndingUnit[], today: Day, digits: DigitStyle, left: string): string {
  return units
    .map(
      ({ unitName, endsAt, unfinished }) =>
        `«${unitName}» هتتقفل ${endingDay(endsAt, today)} ولسه ${left} ${countedNoun(unfinished, LESSON, digits)}`,
    )
    .join('، و');
}

const LEFT = 'فاضل فيها';
/** To whom it is left. */
const LEFT_TO_YOU = 'فاضل لك فيها';

/** The reason as the teacher reads it: a line for each unit that closes, one for any other. */
export function reasonLines(reason: SlipReason, today: Day, digits: DigitStyle): string[] {
  switch (reason.kind) {
    case 'ending':
      return reason.units.map((unit) => closingSentence([unit], today, digits, LEFT));
    case 'quiet':
      return [`${countedNoun(reason.days, DAY, digits)} من غير مذاكرة`];
    case 'falling':
      return [`المتوسط نزل من ${wholePercentText(reason.from, digits)} لـ${wholePercentText(reason.to, digits)}`];
  }
}

/** The unit that closed before it was done. */
export function closedWords(
  { name, endsAt }: { name: string; endsAt: string },
  today: Day,
  digits: DigitStyle,
): string {
  const days = daysBetween(cairoDay(Date.parse(endsAt)), today);
  const when = ['النهارده', 'امبارح'][days] ?? `من ${countedNoun(days, DAY, digits)}`;
  return `«${name}» اتقفلت ${when}`;
}

/** One reason a message: a list of complaints helps nobody. */
export function slipMessage({ name, reasons: [reason] }: Slipping, today: Day, digits: DigitStyle): string {
  const greeting = `إزيك يا ${firstName(name)}؟`;
  switch (reason?.kind) {
    case 'ending':
      return `${greeting} ${closingSentence(reason.units, today, digits, LEFT_TO_YOU)}. يلا نخلّص اللي فاضل قبل الوقت، ولو في حاجة واقفة معاك الرد هنا في أي وقت.`;
    case 'quiet':
      return `${greeting} عدّى ${countedNoun(reason.days, DAY, digits)} من غير ولا درس، ومكانك فاضي. نبدأ النهارده بفيديو واحد بس؟ ولو في حاجة مش واضحة الرد هنا في أي وقت.`;
    case 'falling':
      return `${greeting} لاحظت إن درجاتك نزلت شوية في آخر الامتحانات، وده بيحصل لأي حد. إيه اللي واقف معاك؟ نراجعه سوا.`;
    default:
      return greeting;
  }
}

export function slipMessageToParent(
  { name, reasons: [reason] }: Slipping,
  today: Day,
  digits: DigitStyle,
  teacher: string,
): string {
  const greeting = `السلام عليكم، مع حضرتك منصة ${teacher} بخصوص ${name}.`;
  switch (reason?.kind) {
    case 'ending':
      return `${greeting} ${closingSentence(reason.units, today, digits, LEFT)}. ياريت تخلص قبل الوقت.`;
    case 'quiet':
      return `${greeting} عدّى ${countedNoun(reason.days, DAY, digits)} من غير ولا درس. ياريت تطمّنونا، ولو في أي مساعدة مطلوبة إحنا موجودين.`;
    case 'falling':
      return `${greeting} متوسط الدرجات في آخر الامتحانات نزل من ${wholePercentText(reason.from, digits)} لـ${wholePercentText(reason.to, digits)}. كلمة تشجيع من حضرتك بتفرق، وإحنا موجودين لحد ما الدرجات ترجع أحسن.`;
    default:
      return greeting;
  }
}

interface Given {
  unitId: number;
  unitName: string;
  until: number;
}

/** What was given, and what else closes. */
function openUntil({ reasons }: Slipping, given: Given, today: Day, digits: DigitStyle, left: string): string {
  const open = `«${given.unitName}» مفتوحة لحد ${dayText(new Date(given.until), new Date(), digits)}`;
  const closing = reasons.flatMap((reason) => (reason.kind === 'ending' ? reason.units : []));
  const others = closing.filter(({ unitId }) => unitId !== given.unitId);
  return others.length === 0 ? open : `${open}، و${closingSentence(others, today, digits, left)}`;
}

/** After more time was given there is better to say than the reason. */
export function givenMessage(student: Slipping, given: Given, today: Day, digits: DigitStyle): string {
  return `إزيك يا ${firstName(student.name)}؟ ${openUntil(student, given, today, digits, LEFT_TO_YOU)}. يلا نخلّص اللي فاضل قبل الوقت، ولو في حاجة واقفة معاك الرد هنا في أي وقت.`;
}

export function givenMessageToParent(
  student: Slipping,
  given: Given,
  today: Day,
  digits: DigitStyle,
  teacher: string,
): string {
  return `السلام عليكم، مع حضرتك منصة ${teacher} بخصوص ${student.name}. ${openUntil(student, given, today, digits, LEFT)}. ياريت تخلص قبل الوقت.`;
}
