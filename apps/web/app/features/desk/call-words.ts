import { cairoClock } from '@hessa/rules/statistics/cairo-wall';
import { DAY, EXAM, LESSON } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber, formatPercent } from '@hessa/rules/text/digits';
import { firstName } from '@hessa/rules/text/first-name';
import { countedNoun } from '@hessa/rules/text/plural';
import { weekdayText } from '../../ui/text/weekday-text.ts';
import type { Card, CardUnit } from './card.ts';

/** «اتقفلت امبارح»، «باقي ٤ أيام»، and nothing for what never closes. */
export function unitTimeText({ time }: CardUnit, now: number, digits: DigitStyle): string {
  if (time.endsAt === null) return 'مفتوحة على طول';
  const days = Math.ceil((Date.parse(time.endsAt) - now) / (24 * 60 * 60 * 1000));
  if (time.state === 'open') return `باقي ${countedNoun(Math.max(1, days), DAY, digits)}`;
  const ago = Math.max(0, -days);
  if (ago === 0) return 'اتقفلت النهارده';
  return ago === 1 ? 'اتقفلت امبارح' : `اتقفلت من ${countedNoun(ago, DAY, digits)}`;
}

export function lessonsLeftText({ lessons, finished }: CardUnit, digits: DigitStyle): string {
  if (lessons === 0) return 'لسه مفيهاش دروس';
  if (finished === 0) {
    return lessons === 1 ? 'درس لسه ما خلصش' : `${countedNoun(lessons, LESSON, digits)}، ولا واحد خلص`;
  }
  if (finished >= lessons) return 'كل دروسها خلصت';
  return `فاضل ${countedNoun(lessons - finished, LESSON, digits)} من ${formatNumber(lessons, digits)}`;
}

export interface Greeting {
  /** The child's first name, for the parent. */
  name: string;
  teacher: string;
  digits: DigitStyle;
}

export function greetingOf(card: Card, teacher: string, digits: DigitStyle): Greeting {
  return { name: firstName(card.student.name), teacher, digits };
}

/** By the clock of whoever reads it, in Egypt: a message is sent as soon as it is made. */
function opening({ teacher }: Greeting): string {
  const hour = cairoClock(Date.now()).getUTCHours();
  return `${hour >= 4 && hour < 12 ? 'صباح' : 'مساء'} الخير، معاكم ${teacher}.`;
}

export function extendedMessage(greeting: Greeting, what: string, until: number, now: number): string {
  return `${opening(greeting)} ${what} مفتوحة لحد ${weekdayText(until, now, greeting.digits)}. بالتوفيق!`;
}

export function redeemedMessage(greeting: Greeting, opens: string): string {
  return `${opening(greeting)} الكود اتفعّل، و«${opens}» مفتوح دلوقتي على الحساب. بالتوفيق!`;
}

export function grantedMessage(greeting: Greeting, opens: string): string {
  return `${opening(greeting)} «${opens}» مفتوح دلوقتي على الحساب. بالتوفيق!`;
}

export function deviceMessage(greeting: Greeting): string {
  return `${opening(greeting)} فضّينا مكان جهاز، وتقدروا تدخلوا من الموبايل الجديد دلوقتي بنفس كلمة السر.`;
}

export function passwordMessage(greeting: Greeting, link: string): string {
  return `${opening(greeting)} ده لينك تختاروا بيه كلمة سر جديدة. بيشتغل مرة واحدة ولمدة يوم، ومتبعتوهوش لحد:\n${link}`;
}

/** The week in the words of a message to the parent, neutral for boys and girls alike. */
export function weekMessage(greeting: Greeting, card: Card): string {
  return `${opening(greeting)} أخبار ${greeting.name} الأسبوع ده: ${weekWords(greeting, card)}`;
}

/** The same to whom it is about. */
export function weekMessageToStudent(greeting: Greeting, card: Card): string {
  return `إزيك يا ${greeting.name}؟ أسبوعك لحد دلوقتي: ${weekWords(greeting, card)} ${card.missingCount === 0 ? 'كمّل كده!' : 'يلا نخلّص اللي ناقص، ولو في حاجة واقفة معاك الرد هنا في أي وقت.'}`;
}

function weekWords({ digits }: Greeting, { week, average, missingCount }: Card): string {
  const studied =
    week.finishedLessons === 0 ? 'مفيش دروس خلصت' : `خلص ${countedNoun(week.finishedLessons, LESSON, digits)}`;
  const whole = average === null ? '' : ` المتوسط من أول السنة ${formatPercent(average, digits)}.`;
  const missing = missingCount === 0 ? ' ومفيش حاجة ناقصة.' : ` وناقص ${countedNoun(missingCount, EXAM, digits)}.`;
  return `${studied}، ${papersWords(week, digits)}.${whole}${missing}`;
}

/** A mark that is not told yet is no mark of nothing, and is not part of the average. */
function papersWords({ papers, told, average }: Card['week'], digits: DigitStyle): string {
  if (papers === 0) return 'ومفيش امتحانات اتسلّمت';
  const handedIn = `وفيه ${countedNoun(papers, EXAM, digits)} ${papers === 1 ? 'اتسلّم' : 'اتسلّموا'}`;
  if (average === null) return `${handedIn} ولسه من غير درجات`;
  const worth = `بمتوسط ${formatPercent(average, digits)}`;
  if (told >= papers) return `${handedIn} ${worth}`;
  return `${handedIn}، اللي ظهرت درجته منهم ${worth}`;
}
