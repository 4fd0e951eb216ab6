/** One version of a quiz. */
export interface QuizVersion {
  id: number;
  contentVersion: number;
}
