/**
 * One error of the product. `en` is the specification's quoted English, character for character, where it
 * quotes one; `ar` is what a person reads. `{name}` is filled in from the error's values.
 */
export interface ErrorEntry {
  readonly status: number;
  readonly en?: string;
  readonly ar: string;
}
