type Case = readonly [
  what: string,
  seen: { readonly placedAt: number | null; readonly goneFrom: number | null; readonly goneUntil: number | null },
  hadChance: boolean,
];

const there = (placedAt: number | null) => ({ placedAt, goneFrom: null, goneUntil: null });
const away = (goneFrom: number, goneUntil: number | null, placedAt: number | null = 1) => ({
  ...{ placedAt, goneFrom, goneUntil },
});

/** Somebody's week in a unit is days 7 to 14; what rules and database say of lessons that could be seen so, in days. */
export const WEEK_OF_CASES = { from: 7, until: 14 };

export const CHANCE_CASES: readonly Case[] = [
  ['there since nobody knows when', there(null), true],
  ['there before the week', there(1), true],
  ['put there on its last day', there(13), true],
  ['put there as it closed', there(14), false],
  ['put there after it', there(20), false],
  ['away before the week', away(2, 6), true],
  ['away until the week began', away(2, 7), true],
  ['away for most of it', away(7, 13), true],
  ['away for all of it', away(7, 14), false],
  ['away for longer', away(5, 20), false],
  ['away for longer, there since nobody knows when', away(5, 20, null), false],
  ['away from its second day', away(8, 20), true],
  ['away after it', away(15, 30), true],
  ['away ever since', away(6, null), false],
  ['put there in it and away until its end', away(10, 14, 9), true],
  ['put there after it and away later', away(16, 18, 15), false],
];
