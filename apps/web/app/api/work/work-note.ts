import './work-note.css';

const WORDS = 'ناس كتير داخلة من نفس الشبكة دلوقتي، فجهازك بيعمل حسبة صغيرة الأول. ثواني ونكمّل لوحدنا.';

/** Says calmly why it takes a moment; gives back what takes the note away. */
export function showWorkNote(): () => void {
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
