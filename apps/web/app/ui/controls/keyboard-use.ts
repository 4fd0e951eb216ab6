/**
 * Marks the document once somebody has pressed a key. A browser takes a focus that came with the page itself for the
 * keyboard's, and would ring a whole question before anybody has touched anything.
 */
export function noteKeyboardUse(): () => void {
  const note = () => {
    document.documentElement.dataset.keys = 'used';
  };
  addEventListener('keydown', note, { once: true, capture: true });
  return () => removeEventListener('keydown', note, { capture: true });
}
