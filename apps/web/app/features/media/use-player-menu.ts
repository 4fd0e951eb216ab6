import { type RefObject, useState } from 'react';
import type { OpenMenu } from './player-bar.tsx';

/** The width in pixels from which the menus of the bar have room inside the picture. */
const ROOM_FROM = 560;

/** The width of the page's second column, where the sheet stands beside a wide picture. */
const BESIDE = 360;

/**
 * Which menu is open. A film's qualities and what each costs come on a sheet, for which a low picture has no room and
 * which has its own beside a wide one; only over the whole screen they are a menu of the bar.
 */
export function usePlayerMenu(wrapper: RefObject<HTMLElement | null>, isFilm: boolean) {
  const [menu, setMenu] = useState<OpenMenu>(null);
  function openMenu(wanted: OpenMenu) {
    const width = wrapper.current?.clientWidth ?? 0;
    const onSheet = isFilm && (width < ROOM_FROM || innerWidth - width > BESIDE);
    setMenu(wanted === 'quality' && onSheet ? 'sheet' : wanted);
  }
  return { menu, openMenu };
}
