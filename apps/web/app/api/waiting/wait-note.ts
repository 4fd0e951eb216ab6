import './wait-note.css';

/**
 * A note that says calmly why it takes a moment, once for all calls that wait; showing it gives back what ends it for
 * one.
 */
export function waitNote(words: string): () => () => void {
  let takeAway: (() => void) | null = null;
  let wanted = 0;
  return () => {
    wanted += 1;
    takeAway ??= show(words);
    return () => {
      wanted -= 1;
      if (wanted > 0) return;
      takeAway?.();
      takeAway = null;
    };
  };
}

function show(words: string): () => void {
  const place = document.createElement('div');
  place.className = 'wait-note';
  place.setAttribute('role', 'status');
  // A row of the dock, so that it lies over no press; a page that broke has none.
  const dock = document.querySelector('.dock .dock-place');
  (dock ?? document.body).append(place);
  // Screen readers tell what changes in a place that they know already.
  const timer = setTimeout(() => {
    const note = document.createElement('p');
    note.textContent = words;
    place.append(note);
  });
  return () => {
    clearTimeout(timer);
    place.remove();
  };
}
