import { type Colours, OWN_COLOURS } from './colours.ts';

export interface Palette {
  id: string;
  colours: Colours;
}

/** Ready sets that are known to be read well; the first is the platform's own. */
export const PALETTES: readonly Palette[] = [
  { id: 'ink', colours: OWN_COLOURS },
  { id: 'green', colours: { pen: '#0a6847', hl: '#ffe45c', 'night-pen': '#8ff0c0', 'night-hl': '#66591a' } },
  { id: 'maroon', colours: { pen: '#8f1d3f', hl: '#ffd6a0', 'night-pen': '#ffb3c4', 'night-hl': '#6b3a1f' } },
  { id: 'violet', colours: { pen: '#5b2bb8', hl: '#c9ffe0', 'night-pen': '#cdb8ff', 'night-hl': '#2a5b4a' } },
  { id: 'teal', colours: { pen: '#00606b', hl: '#ffd2dc', 'night-pen': '#8be4ee', 'night-hl': '#6a3346' } },
  { id: 'brick', colours: { pen: '#9a3206', hl: '#cfeaff', 'night-pen': '#ffc09a', 'night-hl': '#264f6b' } },
];
