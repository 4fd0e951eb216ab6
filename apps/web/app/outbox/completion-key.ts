const COMPLETION = 'complete:';

/** Under which a finished lesson lies in the outbox. */
export const completionKey = (lessonId: number): string => `${COMPLETION}${lessonId}`;

export const isCompletion = (key: string): boolean => key.startsWith(COMPLETION);

export const completedLesson = (key: string): number => Number(key.slice(COMPLETION.length));
