/** One line under an event: «اسم: قبل ← بعد». */
export interface ShownField {
  name: string;
  /** Null where nothing was, or where the event is no change. */
  before: string | null;
  after: string;
  /** The words of the question that it is about, and its number where the paper still has it. */
  about?: string;
  question?: number | null;
  /** The lesson that it names. */
  lesson?: number;
}
