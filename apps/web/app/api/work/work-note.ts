import './work-note.css';

const WORDS = 'ناس كتير داخلة من نفس الشبكة دلوقتي، فجهازك بيعمل حسبة صغيرة الأول. ثواني ونكمّل لوحدنا.';

let takeAway: (() => void) | null = null;
let wanted = 0;

/** Says calmly why it takes a moment, once for all calls that wait; gives back what ends it for this one. */
export function showWorkNote(): () => void {
  wanted += 1;
  takeAway ??= show();
  return () => {
    wanted -= 1;
    if (wanted > 0) return;
    takeAway?.();
    takeAway = null;
  };
}

function show(): () => void {
  const place = document.createElement('div');
  place.className = 'work-note';
  place.setAttribute('role', 'status');
  document.body.append(place);
  // Screen readers tell what changes in a place that they know already.
  const timer = setTimeout(() => {
    const note = document.createElement('p');
    note.textContent = WORDS;
    place.append(note);
  });
  return () => {
    clearTimeout(timer);
    place.remove();
  };
}
