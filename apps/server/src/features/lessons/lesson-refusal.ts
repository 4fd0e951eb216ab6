import type { LessonAccess } from '@hessa/rules/lessons/lesson-access';
import { dayCountWords } from '@hessa/rules/units/day-word';
import { DomainError } from '../../errors/domain-error.ts';

/** Why a lesson does not open, as a refusal; null when it does. */
export function lessonRefusal(access: LessonAccess): DomainError | null {
  switch (access.kind) {
    case 'open':
    case 'open-to-catch-up':
      return null;
    case 'not-found':
      return new DomainError('lesson.not_found');
    case 'not-enrolled':
      return new DomainError('course.not_enrolled');
    case 'blocked':
      return new DomainError('lesson.blocked');
    case 'submitted':
      return new DomainError('quiz.already_submitted');
    case 'closed':
      return windowRefusal(access.window);
  }
}

function windowRefusal(window: Extract<LessonAccess, { kind: 'closed' }>['window']): DomainError {
  if (window.kind === 'upcoming') return new DomainError('lesson.upcoming', { days: dayCountWords(window.daysUntil) });
  if (window.kind === 'no-enrolment-date') return new DomainError('lesson.no_enrolment_date');
  return new DomainError('lesson.ended');
}
