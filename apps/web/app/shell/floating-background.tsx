import { FLOATING_PIECES } from '@hessa/rules/site/timings';
import './floating-background.css';

/** Bits of English that drift behind the page like writing on the board that was wiped. */
const PIECES = [
  '-ing', 'if', 'the', '’s', '-ed', 'Aa', 'for', 'un-', 'wh-?', 'yet',
  'a/an', '-ly', '&', 'since', 're-', 'to be', 'who', 'must', 'Zz', 'than',
].slice(0, FLOATING_PIECES); // biome-ignore format: two rows of ten, the second for wide screens alone

/** Drawn by the style sheet, so that it is neither read out, nor found, nor copied. */
export function FloatingBackground() {
  return (
    <div className="floating" lang="en" dir="ltr" aria-hidden="true">
      {PIECES.map((piece) => (
        <i key={piece} data-piece={piece} />
      ))}
    </div>
  );
}
