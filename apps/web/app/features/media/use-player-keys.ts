import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { PlayerActions } from './player-actions.ts';

const SHORT_JUMP = 5;
const LONG_JUMP = 10;

interface Commands extends PlayerActions {
  toggleFullscreen(): void;
  toggleCaptions(): void;
  /** True when there was something to leave: a menu or a filled window. */
  escape(): boolean;
}

/** The keyboard, only while the focus is inside the player. Keys go by their place: an Arabic layout has no k. */
export function usePlayerKeys(wrapper: RefObject<HTMLElement | null>, commands: Commands) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (isAnswered(event)) return;
    if (obey(event, commands)) event.preventDefault();
  });
  useEffect(() => {
    const element = wrapper.current;
    if (!element) return;
    const listen = (event: KeyboardEvent) => press(event);
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [wrapper]);
}

/** Space and Enter belong to the button they are pressed on, up and down to a slider of the volume. */
function isAnswered({ code, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (code === 'Space' || code === 'Enter') return target.closest('button, a') !== null;
  return code.startsWith('Arrow') && target.closest('.volume-slider, .player-menu') !== null;
}

function obey({ code, shiftKey }: KeyboardEvent, commands: Commands): boolean {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined && !shiftKey) {
    commands.seekToTenth(Number(digit));
    return true;
  }
  if (shiftKey && (code === 'Period' || code === 'Comma')) {
    commands.stepSpeed(code === 'Period' ? 'up' : 'down');
    return true;
  }
  switch (code) {
    case 'Space':
    case 'KeyK':
      commands.toggle();
      return true;
    case 'ArrowLeft':
      commands.seekBy(-SHORT_JUMP);
      return true;
    case 'ArrowRight':
      commands.seekBy(SHORT_JUMP);
      return true;
    case 'KeyJ':
      commands.seekBy(-LONG_JUMP);
      return true;
    case 'KeyL':
      commands.seekBy(LONG_JUMP);
      return true;
    case 'ArrowUp':
      commands.stepVolume('up');
      return true;
    case 'ArrowDown':
      commands.stepVolume('down');
      return true;
    case 'KeyM':
      commands.toggleMute();
      return true;
    case 'KeyF':
      commands.toggleFullscreen();
      return true;
    case 'KeyC':
      commands.toggleCaptions();
      return true;
    case 'Home':
      commands.seekToTenth(0);
      return true;
    case 'End':
      commands.seekToTenth(10);
      return true;
    case 'Escape':
      return commands.escape();
    default:
      return false;
  }
}
