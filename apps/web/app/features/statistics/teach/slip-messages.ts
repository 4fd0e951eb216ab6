import { cairoDay, type Day, daysBetween } from '@hessa/rules/statistics/cairo-day';
import type { SlipReason } from '@hessa/rules/statistics/slipping';
import { DAY, LESSON } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatPercent } from '@hessa/rules/text/digits';
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

const percent = (score: number, digits: DigitStyle) => formatPercent(score, digits, 'none');

/** The reason as the teacher reads it. */
export function reasonWords(reason: SlipReason, today: Day, digits: DigitStyle): string {
  switch (reason.kind) {
    case 'ending':
      return `«${reason.unitName}» هتتقفل ${endingDay(reason.endsAt, today)} ولسه فاضل فيها ${countedNoun(reason.unfinished, LESSON, digits)}`;
    case 'quiet':
      return `${countedNoun(reason.days, DAY, digits)} من غير مذاكرة`;
    case 'falling':
      return `المتوسط نزل من ${percent(reason.from, digits)} لـ${percent(reason.to, digits)}`;
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
      return `${greeting} «${reason.unitName}» هتتقفل ${endingDay(reason.endsAt, today)} ولسه فاضل لك فيها ${countedNoun(reason.unfinished, LESSON, digits)}. يلا نخلّص اللي فاضل قبل الوقت، ولو في حاجة واقفة معاك الرد هنا في أي وقت.`;
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
      return `${greeting} «${reason.unitName}» هتتقفل ${endingDay(reason.endsAt, today)} ولسه فاضل فيها ${countedNoun(reason.unfinished, LESSON, digits)}. ياريت تخلص قبل الوقت.`;
    case 'quiet':
      return `${greeting} عدّى ${countedNoun(reason.days, DAY, digits)} من غير ولا درس. ياريت تطمّنونا، ولو في أي مساعدة مطلوبة إحنا موجودين.`;
    case 'falling':
      return `${greeting} متوسط الدرجات في آخر الامتحانات نزل من ${percent(reason.from, digits)} لـ${percent(reason.to, digits)}. كلمة تشجيع من حضرتك بتفرق، وإحنا موجودين لحد ما الدرجات ترجع أحسن.`;
    default:
      return greeting;
  }
}

interface Given {
  unitName: string;
  until: number;
}

const openUntil = ({ unitName, until }: Given, digits: DigitStyle) =>
  `«${unitName}» مفتوحة لحد ${dayText(new Date(until), new Date(), digits)}`;

/** After more time was given there is better to say than the reason. */
export function givenMessage({ name }: Slipping, given: Given, digits: DigitStyle): string {
  return `إزيك يا ${firstName(name)}؟ ${openUntil(given, digits)}. يلا نخلّص اللي فاضل قبل الوقت، ولو في حاجة واقفة معاك الرد هنا في أي وقت.`;
}

export function givenMessageToParent({ name }: Slipping, given: Given, digits: DigitStyle, teacher: string): string {
  return `السلام عليكم، مع حضرتك منصة ${teacher} بخصوص ${name}. ${openUntil(given, digits)}. ياريت تخلص قبل الوقت.`;
}
