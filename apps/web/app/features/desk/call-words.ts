import { quizBand } from '@hessa/rules/quizzes/quiz-band';
import { cairoClock } from '@hessa/rules/statistics/cairo-wall';
import { wholePercentText } from '@hessa/rules/statistics/whole-percent';
import { DAY, EXAM, LESSON, VIDEO } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { firstName } from '@hessa/rules/text/first-name';
import { countedNoun } from '@hessa/rules/text/plural';
import { daysLeftWords } from '../../ui/text/days-left-words.ts';
import { catchUpWords, countedExams, shutWords } from '../../ui/text/missed-words.ts';
import { weekdayText } from '../../ui/text/weekday-text.ts';
import type { Card, CardUnit } from './card.ts';

/** «اتقفلت امبارح»، «باقي ٤ أيام»، and nothing for what never closes. */
export function unitTimeText({ time }: CardUnit, now: number, digits: DigitStyle): string {
  if (time.endsAt === null) return 'مفتوحة على طول';
  const end = Date.parse(time.endsAt);
  if (time.state === 'open') return daysLeftWords(end, now, digits);
  const ago = Math.max(0, Math.floor((now - end) / (24 * 60 * 60 * 1000)));
  if (ago === 0) return 'اتقفلت النهارده';
  return ago === 1 ? 'اتقفلت امبارح' : `اتقفلت من ${countedNoun(ago, DAY, digits)}`;
}

export function lessonsLeftText({ lessons, finished, time }: CardUnit, digits: DigitStyle): string {
  if (lessons === 0) return time.state === 'open' ? 'لسه مفيهاش دروس' : 'ما كانش فيها دروس';
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
  // At night neither is said.
  if (hour < 4) return `السلام عليكم، معاكم ${teacher}.`;
  return `${hour < 12 ? 'صباح' : 'مساء'} الخير، معاكم ${teacher}.`;
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

/**
 * The week in the words of a message to the parent, neutral for boys and girls alike. What is still to do is not
 * counted here: the parents' page does it, and its link stands below.
 */
export function weekMessage(greeting: Greeting, card: Card, link: string): string {
  return `${opening(greeting)} أخبار ${greeting.name} الأسبوع ده: ${weekWords(greeting, card)}\nكل الدرجات واللي لسه فاضل في صفحة متابعة ولي الأمر:\n${link}`;
}

/** The same to whom it is about. */
export function weekMessageToStudent(greeting: Greeting, card: Card): string {
  return `إزيك يا ${greeting.name}؟ أسبوعك لحد دلوقتي: ${weekWords(greeting, card)} ${cheer(card)}`;
}

const ASK_HERE = 'لو في حاجة واقفة معاك الرد هنا في أي وقت.';

/** By the week's mark, or by all of them; nobody is told to go on like this after a bad one. */
function cheer({ week, average, missingCount }: Card): string {
  const mark = week.average ?? average;
  if (mark !== null && quizBand(mark) === 'keep-practising') return `محتاجين نراجع أكتر، و${ASK_HERE}`;
  if (missingCount > 0 || mark === null) return ASK_HERE;
  return quizBand(mark) === 'excellent' ? 'شغل ممتاز، نكمّل كده!' : 'شغل كويس، والأحسن جاي!';
}

function weekWords({ digits }: Greeting, card: Card): string {
  const { week, average } = card;
  const watched = week.videos === 0 ? 'مفيش فيديوهات اتشافت' : `اتشاف ${countedNoun(week.videos, VIDEO, digits)}`;
  const whole = average === null ? '' : ` المتوسط من أول السنة ${wholePercentText(average, digits)}.`;
  return `${watched}، ${papersWords(week, digits)}.${whole} ${overWords(card, digits)}`;
}

/**
 * Only what is past its time, and of it what can still be caught up with as such: what can be handed in in time is nothing
 * to be blamed for. A card that was kept before these were told apart says of none that it can be.
 */
function overWords({ missingCount, shutCount = missingCount }: Card, digits: DigitStyle): string {
  if (missingCount === 0) return 'ومفيش امتحان فات ميعاده من غير حل.';
  const late = missingCount - shutCount;
  const shut = shutCount > 0 && `${countedExams(shutCount, shutWords, digits)} من غير حل`;
  return `وفيه ${[shut, late > 0 && countedExams(late, catchUpWords, digits)].filter(Boolean).join('، و')}.`;
}

/**
 * A mark that is not told yet is no mark of nothing; neither it nor one for now is part of the average. A card that was
 * kept before there were such marks has none.
 */
function papersWords({ papers, told, forNow = 0, average }: Card['week'], digits: DigitStyle): string {
  if (papers === 0) return 'ومفيش امتحانات اتسلّمت';
  const handedIn = `واتسلّم ${countedNoun(papers, EXAM, digits)}`;
  if (forNow >= papers) return `${handedIn} ${papers === 1 ? 'ودرجته' : 'ودرجاتهم'} لسه مؤقتة`;
  const forNowWords =
    forNow === 0 ? '' : `، ومنهم ${countedNoun(forNow, EXAM, digits)} ${forNow === 1 ? 'درجته' : 'درجاتهم'} لسه مؤقتة`;
  if (average === null) return `${handedIn} ولسه من غير درجات${forNow === 0 ? '' : ' نهائية'}${forNowWords}`;
  const worth = `بمتوسط ${wholePercentText(average, digits)}`;
  if (told >= papers) return `${handedIn} ${worth}`;
  return `${handedIn}، اللي ظهرت درجته${forNow === 0 ? '' : ' النهائية'} منهم ${worth}${forNowWords}`;
}
