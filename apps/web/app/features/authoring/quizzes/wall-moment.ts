import { cairoMoment, cairoWall } from '@hessa/rules/statistics/cairo-wall';

/** A day and an hour by the clock in Egypt. */
export type Wall = { day: string; time: string };

export const wallOf = (at: number | null | undefined): Wall | null => (at == null ? null : cairoWall(at));
export const momentOf = (wall: Wall | null): number | null => wall && cairoMoment(wall);
