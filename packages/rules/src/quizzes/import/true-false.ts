/** The two choices of a true-or-false question, in the language it is asked in. */
export function trueFalseChoices(question: string): [string, string] {
  return /[\u0621-\u064a]/.test(question) ? ['صح', 'غلط'] : ['True', 'False'];
}
