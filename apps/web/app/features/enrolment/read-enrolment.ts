import { enrolmentOutcome } from '@hessa/rules/codes/enrolment-reply';
import { ApiError } from '../../api/api-error.ts';
import { codeSlipWords } from '../../ui/text/code-slip-words.ts';

/** Where the code was typed: the two places are worded differently. */
export type CodePlace = 'dialog' | 'course-page';

export interface EnrolmentAnswer {
  success?: boolean;
  message?: string;
  data?: { courseId: number; courseName: string; alreadyYours?: boolean };
}

/** What a good card opens that is not this course's, or opened when this student used it. */
export type OpenedElsewhere = 'lecture' | 'course' | 'own-course';

export type Enrolment =
  | { kind: 'enrolled'; courseId: number; courseName: string }
  /** `isCut`: nobody heard of the code, and nothing is wrong with it. */
  | { kind: 'refused'; text: string; opens?: OpenedElsewhere; isCut?: true };

const NOT_FOUND = 'الكود ده مش موجود.';
const USED = 'الكود ده اتستخدم قبل كده.';
const YOURS = 'الكود ده إنت فعّلته قبل كده للكورس ده.';
const INVALID: Record<CodePlace, string> = { dialog: 'الكود ده مش صالح.', 'course-page': 'كود الكورس غلط.' };
const FAILED: Record<CodePlace, string> = {
  dialog: 'حصلت مشكلة وإحنا بنشترك لك في الكورس. جرّب تاني.',
  'course-page': 'حصلت مشكلة وإحنا بنسجّلك في الكورس. جرّب تاني.',
};

/** The server explains these better than any one word for them could. */
const EXPLAINED = /^(?:code\.(?:still_open|other_kind|missing)|limit\.|service\.|session\.|access\.)/;

/** A card for a lecture, spent by this very student or not at all. */
const LECTURE_CARD = /^code\.(?:own_)?other_kind$/;

/** A refusal may travel inside a 200, told only by its message. */
export function readEnrolment(
  answer: EnrolmentAnswer,
  asked: { id: number; courseName: string },
  place: CodePlace,
  typed: string,
): Enrolment {
  const { success = true, message = '', data } = answer;
  const outcome = enrolmentOutcome({ status: 200, success, message });
  if (outcome === 'code-not-found') return { kind: 'refused', text: NOT_FOUND + codeSlipWords(typed) };
  if (outcome === 'code-used') return { kind: 'refused', text: USED };
  if (outcome === 'invalid-code') return { kind: 'refused', text: spoken(message, place) };
  if (data?.alreadyYours) return { kind: 'refused', text: YOURS };
  return {
    kind: 'enrolled',
    courseId: data?.courseId ?? asked.id,
    courseName: data?.courseName ?? asked.courseName,
  };
}

/** What the place of the code says about a call that was refused or never answered. */
export function readEnrolmentFailure(error: unknown, place: CodePlace, noMessage: string, typed: string): Enrolment {
  if (!(error instanceof ApiError)) return { kind: 'refused', text: FAILED[place] };
  const { code, message, messageAr, status } = error;
  if (error.isNetwork) return { kind: 'refused', text: messageAr, isCut: true };
  if (LECTURE_CARD.test(code)) return { kind: 'refused', text: messageAr, opens: 'lecture' };
  if (code === 'code.other_course') return { kind: 'refused', text: messageAr, opens: 'course' };
  if (code === 'code.own_other_course') return { kind: 'refused', text: messageAr, opens: 'own-course' };
  const outcome = enrolmentOutcome({ status, success: false, message });
  if (outcome === 'code-not-found') return { kind: 'refused', text: NOT_FOUND + codeSlipWords(typed) };
  if (outcome === 'code-used') return { kind: 'refused', text: USED };
  if (EXPLAINED.test(code) || messageAr === noMessage) return { kind: 'refused', text: messageAr };
  return { kind: 'refused', text: spoken(messageAr, place) };
}

/** The course page shows the server's own words when they are Arabic; the dialog has one word for all that is left. */
function spoken(message: string, place: CodePlace): string {
  return place === 'course-page' && /\p{Script=Arabic}/u.test(message) ? message : INVALID[place];
}
