import type { CodeKind, Opened } from './redeem-any-code.ts';

/** A box asks for a lecture's code, or takes whichever card somebody holds. */
export type ExpectedCode = 'lecture' | 'any';

interface CodeTexts {
  title: string;
  label: string;
  /** The specification's own example, or the shape that cards are printed in. */
  placeholder: string;
  lead: string;
  /** Which of the two calls is asked first. */
  first: CodeKind;
  /** What the chat with the supervisor starts with. */
  chat: string;
}

export const codeTexts: Record<ExpectedCode, CodeTexts> = {
  lecture: {
    title: 'ادخل كود المحاضرة',
    label: 'كود المحاضرة',
    placeholder: 'ABC123',
    lead: 'اكتب الكود اللي على الكارت، والمحاضرة تفتح معاك على طول لمدة أسبوع.',
    first: 'lecture',
    chat: 'السلام عليكم، ممكن كود محاضرة؟ وأدفع إزاي؟',
  },
  any: {
    title: 'فعّل الكود بتاعك',
    label: 'الكود',
    placeholder: 'XXXX-XXXX',
    lead: 'كود كورس أو كود محاضرة، الاتنين من هنا.',
    first: 'course',
    chat: 'السلام عليكم، معايا كود ومش بيتفعّل. ممكن مساعدة؟',
  },
};

/** What is said over a card that opened something, now or some time ago. */
export const openedTitle = ({ alreadyYours }: Opened): string =>
  alreadyYours ? 'الكود ده إنت فعّلته قبل كده' : 'الكود اتأكد بنجاح';
