/** One line under an event: «اسم: قبل ← بعد». */
export interface ShownField {
  name: string;
  /** Null where nothing was, or where the event is no change. */
  before: string | null;
  after: string;
  /** The words of the question that it is about, and its number on the paper of that day. */
  about?: string;
  question?: number | null;
  /** The lesson that it names. */
  lesson?: number;
}
