/** Choices and which of them are right: what files, the editor and the analysis of a class know of a question. */
export interface Sketch {
  readonly choices: readonly string[];
  readonly right: readonly number[];
  /** Of a kind whose choices are pairs: both sides of each, which are its words together. */
  readonly pairs?: readonly { readonly text: string; readonly matched: string }[];
}

/** What may keep a question out of a quiz because of its kind. */
export type KindProblem =
  | 'too-few-choices'
  | 'too-many-choices'
  | 'empty-choice'
  | 'choice-too-long'
  | 'same-choice-twice'
  | 'no-right-choice'
  | 'one-right-choice'
  | 'no-wrong-choice'
  | 'other-count-of-gaps'
  | 'too-many-gaps'
  | 'empty-gap'
  | 'too-many-spellings'
  | 'too-few-words'
  | 'too-many-words'
  | 'too-few-pairs'
  | 'too-many-pairs'
  | 'empty-pair'
  | 'words-out-of-range'
  | 'empty-criterion'
  | 'criteria-out-of-range'
  | 'rubric-not-weight'
  | 'model-too-long';

/**
 * How a kind's own part of a question lies in its row. `choices` and `rightChoice` are what a single choice has always
 * had; whatever else a kind is made of, its key above all, is `details`, in a shape that only the kind knows.
 */
export interface StoredPart {
  readonly choices: readonly string[];
  readonly rightChoice: number | null;
  readonly details: unknown;
}

/** One choice with the sign before it, as GIFT writes it, and what it is matched with. */
export interface GiftChoice {
  readonly sign: string;
  readonly text: string;
  readonly pair?: string;
}

/** The way from answers to an earlier version of a question to the same answers now. */
export interface Carrier<Answer> {
  /** Null when the answer no longer stands. */
  carry(answer: Answer): Answer | null;
  /** By the earlier place of what students see in an order of their own: its place now, or null when it is gone. */
  readonly places: readonly (number | null)[];
}

/**
 * All that a kind of question can do. `Written` is its part of a question under the pen, in which anything may still be
 * missing; `Part` the same complete. `Sent` is an answer as its student gives it. Answers are kept by the choices' own
 * places; `order` has them as a student sees them.
 */
export interface QuestionKind<Written, Part extends Written, Answer, Shown, Marked, Sent extends Answer = Answer> {
  /** Whether its teacher may keep its choices in the order they were written in. */
  readonly mayPin: boolean;
  /** Whether a question that was found in a file, or becomes another kind in the editor, is of this one. */
  fits(sketch: Sketch): boolean;
  fromSketch(sketch: Sketch): Written;
  sketch(written: Written): Sketch;
  /** `text` is the question's, whose gaps a key may have to fit; its weight is what criteria have to add up to. */
  problems(written: Written, text: string, weight: number): KindProblem[];

  /** All that its teacher wrote of it. */
  words(written: Written): readonly string[];
  /** As it is saved: what was left empty is none of it. */
  tidy(written: Written, text: string): Written;

  toRow(part: Part): StoredPart;
  fromRow(row: StoredPart): Part;

  /** How many things of it are put into an order of each student's own. */
  shuffled(part: Part): number;
  /** What a student sees before handing in: no key. */
  present(part: Part, order: readonly number[]): Shown;
  /** The answer that was sent, by the places the student saw; null for none that the question could have. */
  readAnswer(part: Part, order: readonly number[], sent: unknown): Sent | null;
  /** Which share of its weight an answer earns, from 0 to 1; null while somebody still has to mark it. */
  grade(part: Part, answer: Answer): number | null;
  /** Which of the sketch's choices an answer picks; of a kind without choices, which of its parts are right. */
  picked(part: Part, answer: Answer): readonly number[];
  /** What a student sees after handing in; null is a question that was left empty. */
  mark(part: Part, order: readonly number[], answer: Answer | null): Marked;

  /** Null when the newer one is another question in the earlier one's place. */
  carrier(earlier: Part, now: Part): Carrier<Answer> | null;
  /** Whether every answer that the earlier one could get is worth the same share of the newer one. */
  judgesAlike(earlier: Part, now: Part): boolean;
  /** What is right, or what it is marked by, as it is told among people. */
  keyWords(part: Part): string;
  /** The same in its pieces, for a kind whose whole key is too long to see a change in. */
  keyPairs?(part: Part): readonly string[];

  /** The cells of a table's row. */
  cells(written: Written): { readonly choices: readonly string[]; readonly right: string };
  /** Null for a kind that GIFT does not know. */
  gift(written: Written): GiftChoice[] | null;
}
