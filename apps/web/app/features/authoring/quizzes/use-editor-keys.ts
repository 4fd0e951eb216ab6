import { useEffect, useEffectEvent } from 'react';

interface EditorKeys {
  onSave: () => void;
  onAdd: () => void;
}

/** Keys that work wherever the focus is; by their place on the keyboard, whichever language it writes. */
export function useEditorKeys({ onSave, onAdd }: EditorKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    // A dialog in front has keys of its own.
    if (document.querySelector('dialog[open]')) return;
    if (event.code !== 'KeyS' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.repeat) return;
    if (event.code === 'KeyS') onSave();
    else onAdd();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
