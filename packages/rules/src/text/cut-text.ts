/** The beginning of a text, at most so long as fields count it, that ends with a whole sign: half of an emoji is no text to the database. */
export function cutText(text: string, atMost: number): string {
  return text.slice(0, atMost).replace(/[\uD800-\uDBFF]$/, '');
}
