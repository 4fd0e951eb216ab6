/** Reads the "boolean-like" data of the enrolment check; whatever is not plainly a yes is a no. */
export function isEnrolledReply(data: unknown): boolean {
  if (typeof data === 'object' && data !== null && 'isEnrolled' in data) return isYes(data.isEnrolled);
  return isYes(data);
}

function isYes(value: unknown): boolean {
  return value === true || value === 1 || value === 'true';
}
