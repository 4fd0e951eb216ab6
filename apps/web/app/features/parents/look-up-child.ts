import type { Reply } from '@hessa/contract/client';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';

export interface Phones {
  parentPhone: string;
  studentPhone: string;
}

export interface ChildFigures {
  lessons: Reply<'GET /api/Student/GetStudentVideosProgressByParent/{parentPhone}'> | null;
  quizzes: Reply<'GET /api/Student/GetStudentQuizzesProgressByParent/{parentPhone}'> | null;
}

export type LookupRefusal = 'not-found' | 'too-many' | 'no-line' | 'unreachable';

export type LookupAnswer =
  | { readonly kind: 'found'; readonly figures: ChildFigures }
  | { readonly kind: 'refused'; readonly refusal: LookupRefusal };

const NOTHING: ChildFigures = { lessons: null, quizzes: null };

/**
 * Asks at once for the parts that are not known yet, because every question counts against the limit; one of two that
 * fails leaves its place empty, and where nothing came it is said why.
 */
export async function lookUpChild({ parentPhone, studentPhone }: Phones, known = NOTHING): Promise<LookupAnswer> {
  // Where the browser knows of no line, nothing is asked and nothing is said about the numbers.
  if (navigator.onLine === false) return { kind: 'refused', refusal: 'no-line' };
  const input = { params: { parentPhone }, query: { studentPhone } };
  const [lessons, quizzes] = await Promise.allSettled([
    known.lessons ?? call('GET /api/Student/GetStudentVideosProgressByParent/{parentPhone}', input),
    known.quizzes ?? call('GET /api/Student/GetStudentQuizzesProgressByParent/{parentPhone}', input),
  ]);
  const reasons = [lessons, quizzes].flatMap((part) => (part.status === 'rejected' ? [part.reason] : []));
  const asked = [known.lessons, known.quizzes].filter((part) => part === null);
  if (reasons.length === asked.length) return { kind: 'refused', refusal: refusalOf(reasons) };
  return {
    kind: 'found',
    figures: {
      lessons: lessons.status === 'fulfilled' ? lessons.value : null,
      quizzes: quizzes.status === 'fulfilled' ? quizzes.value : null,
    },
  };
}

/** An unknown pair is known for certain as soon as one call says so. */
export function refusalOf(reasons: readonly unknown[]): LookupRefusal {
  const statuses = reasons.map((reason) => (reason instanceof ApiError ? reason.status : 0));
  if (statuses.includes(404)) return 'not-found';
  return statuses.includes(429) ? 'too-many' : 'unreachable';
}
