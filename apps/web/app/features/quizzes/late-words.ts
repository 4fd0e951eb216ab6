/** That answers which came late are not decided yet; how many letters brought them is not how many they are. */
export const LATE_ANSWERS_WAIT = 'لسه فيه إجابات متأخرة بتتراجع';
