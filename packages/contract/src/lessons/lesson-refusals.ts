/** Why a lesson does not open; content, completion and submission share the one gate and so these. */
export const lessonRefusals = [
  'lesson.not_found',
  'course.not_enrolled',
  'lesson.blocked',
  'lesson.upcoming',
  'lesson.ended',
  'lesson.no_enrolment_date',
  'quiz.already_submitted',
] as const;
