import { type RefObject, useState } from 'react';
import type { OpenMenu } from './player-bar.tsx';

/** The width in pixels from which the menus of the bar have room inside the picture. */
const ROOM_FROM = 560;

/** Which menu is open. A low picture has no room for a film's qualities and what each costs: they come on a sheet. */
export function usePlayerMenu(wrapper: RefObject<HTMLElement | null>, isFilm: boolean) {
  const [menu, setMenu] = useState<OpenMenu>(null);
  function openMenu(wanted: OpenMenu) {
    const isLow = isFilm && (wrapper.current?.clientWidth ?? 0) < ROOM_FROM;
    setMenu(wanted === 'quality' && isLow ? 'sheet' : wanted);
  }
  return { menu, openMenu };
}
