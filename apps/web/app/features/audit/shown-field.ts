/** One line under an event: «اسم: كان قبل، بقى بعد». */
export interface ShownField {
  name: string;
  /** Null where nothing was, or where the event is no change. */
  before: string | null;
  after: string;
  /** The words of the question that it is about, and its number on the paper of that day. */
  about?: string;
  question?: number | null;
  /** What the question goes by; events of before it was noted have its words alone. */
  identity?: string;
  /** The lesson that it names. */
  lesson?: number;
}
