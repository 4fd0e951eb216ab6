import { useRef } from 'react';
import { isArabic } from '../answer-letter.ts';
import type { ShownWords } from './further-questions.ts';
import { pressWord } from './press-word.ts';
import './further-kinds.css';

interface WordOrderAnswersProps {
  question: ShownWords;
  answer: readonly number[] | null;
  disabled: boolean;
  onAnswer: (answer: readonly number[]) => void;
}

/** The sentence so far, and the words that are left in their places: each goes over by a tap, or by its own key. */
export function WordOrderAnswers({ question: { words }, answer, disabled, onAnswer }: WordOrderAnswersProps) {
  const frame = useRef<HTMLDivElement>(null);
  const placed = answer ?? [];
  const way = isArabic(words.join(' ')) ? 'rtl' : 'ltr';

  function press(place: number): void {
    if (disabled) return;
    onAnswer(pressWord(placed, place));
    // The word is another button now: whoever goes by keyboard stays with the words that are left.
    requestAnimationFrame(() => {
      const chips = [...(frame.current?.querySelectorAll<HTMLElement>('.word-bank button') ?? [])];
      const last = frame.current?.querySelector<HTMLElement>('.word-line li:last-child button');
      (chips[0] ?? last)?.focus({ preventScroll: true });
    });
  }

  const chip = (place: number, said: string) => (
    <li key={place}>
      <button type="button" className="word-chip" onClick={() => press(place)}>
        {words[place]}
        <span className="unseen" lang="ar-EG">
          {said}
        </span>
      </button>
    </li>
  );
  /** Where a word stands, stood or may come to stand: as large as the word. */
  const room = (place: number) => <li key={place} className="word-chip word-place" data-words={words[place]} />;
  return (
    <div className="word-order" ref={frame} dir={way} lang={way === 'ltr' ? 'en' : undefined}>
      <div className="word-room">
        <ul className="word-bank" aria-hidden="true">
          {words.map((_, place) => room(place))}
        </ul>
        <ul className="word-line" aria-label="جملتك" aria-live="polite">
          {placed.length === 0 ? (
            <li className="word-hint" dir="rtl" lang="ar-EG">
              دوس على الكلمات بالترتيب
            </li>
          ) : (
            placed.map((place) => chip(place, '، رجّعها'))
          )}
        </ul>
      </div>
      <ul className="word-bank" aria-label="الكلمات اللي فاضلة">
        {words.map((_, place) => (placed.includes(place) ? room(place) : chip(place, '، حطّها')))}
      </ul>
    </div>
  );
}
