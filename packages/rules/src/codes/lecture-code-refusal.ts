export type LectureCodeRefusal = 'must-log-in' | 'no-permission' | 'not-found' | 'other';

export function lectureCodeRefusal(status: number): LectureCodeRefusal {
  if (status === 401) return 'must-log-in';
  if (status === 403) return 'no-permission';
  return status === 404 ? 'not-found' : 'other';
}
