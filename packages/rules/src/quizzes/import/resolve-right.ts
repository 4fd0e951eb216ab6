import { toLatinDigits } from '../../text/digits.ts';
import { choiceIdentity } from '../kinds/choice-identity.ts';
import { LETTERS, letterPlace, plainLetter } from './choice-letter.ts';

type Trouble = 'right-choice-not-found' | 'right-choice-unclear';

type Resolved = number | Trouble;

const BARE = new RegExp(`^#?[([]?\\s{0,2}(?:([${LETTERS}]ـ?)|(\\d{1,2}))\\s{0,2}[)\\].:\\-–]{0,2}$`);
const WITH_WORDS = new RegExp(`^[([]?\\s{0,2}([${LETTERS}]ـ?)\\s{0,2}[)\\].:\\-–/]\\s{0,4}(\\S.*)$`, 's');

/** Signs and words between several right choices: «A, C», «١، ٣», «أ و ج», «b + d». */
const BETWEEN = /[,،;؛+&|/\n]|\sو\s?|\sand\s/i;

/** Which choices were meant, one or several, in the order of the question. */
export function resolveRights(
  typed: string,
  choices: readonly string[],
  letters: readonly string[] = [],
): number[] | Trouble {
  const whole = resolveRight(typed, choices, letters);
  const parts = typed.split(BETWEEN).filter((part) => part.trim() !== '');
  const named = parts.length > 1 && parts.length <= choices.length ? parts : [];
  const resolved = named.map((part) => resolveRight(part, choices, letters));
  const places = new Set(resolved.filter((each) => typeof each === 'number'));
  const isSeveral = resolved.length > 0 && places.size === resolved.length;
  // «1,3» may be two places and one choice's own words.
  if (typeof whole === 'number') return isSeveral ? 'right-choice-unclear' : [whole];
  if (isSeveral) return [...places].sort((one, other) => one - other);
  return resolved.includes('right-choice-unclear') ? 'right-choice-unclear' : whole;
}

/**
 * Which choice was meant by a letter, a number or the choice's own words. Where two readings lead to two choices
 * (choices 3 4 5 6 and the answer «4») it is not guessed: a wrong key is worse than a question.
 * @param letters what the choices were really lettered with, where they were
 */
function resolveRight(typed: string, choices: readonly string[], letters: readonly string[] = []): Resolved {
  const wanted = choiceIdentity(typed);
  const byWords = placeByWords(wanted, choices);
  const [, letter, number] = BARE.exec(toLatinDigits(wanted)) ?? [];
  if (letter) {
    if (letters.length > 0)
      return letters.indexOf(plainLetter(letter)) >= 0 ? letters.indexOf(plainLetter(letter)) : orNotFound(byWords);
    return agree(letterPlace(letter), byWords, choices.length);
  }
  if (number) {
    // Among lettered choices a number is first of all somebody's answer.
    if (letters.length > 0 && byWords >= 0) return byWords;
    return agree(Number(number) - 1, byWords, choices.length);
  }
  if (byWords >= 0) return byWords;
  const [, first, words] = WITH_WORDS.exec(wanted) ?? [];
  if (!first || !words) return 'right-choice-not-found';
  const place = letters.length > 0 ? letters.indexOf(plainLetter(first)) : letterPlace(first);
  const named = placeByWords(choiceIdentity(words), choices);
  if (named < 0 || place < 0 || place >= choices.length) return orNotFound(named);
  return named === place ? place : 'right-choice-unclear';
}

function agree(place: number, byWords: number, count: number): Resolved {
  const inside = place >= 0 && place < count;
  if (!inside) return orNotFound(byWords);
  return byWords < 0 || byWords === place ? place : 'right-choice-unclear';
}

const orNotFound = (place: number): Resolved => (place >= 0 ? place : 'right-choice-not-found');

/** The very words first; then without regard to capitals, if that leaves one. */
function placeByWords(wanted: string, choices: readonly string[]): number {
  const exact = choices.findIndex((choice) => choiceIdentity(choice) === wanted);
  if (exact >= 0) return exact;
  const lower = wanted.toLowerCase();
  const alike = choices.flatMap((choice, at) => (choiceIdentity(choice).toLowerCase() === lower ? [at] : []));
  return alike.length === 1 ? (alike[0] ?? -1) : -1;
}
