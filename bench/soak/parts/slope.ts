export interface Slope {
  /** What a unit of `x` adds. */
  by: number;
  /** How far off that may be by chance alone: twice its standard error. */
  give: number;
}

/** The straight line through points that fits best (least squares), and how sure it is. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): Slope {
  const count = points.length;
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / count;
  const [meanX, meanY] = [mean(0), mean(1)];
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  if (count < 3 || spread === 0) return { by: Number.NaN, give: Number.NaN };
  const by = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
  const left = points.reduce((sum, [x, y]) => sum + (y - meanY - by * (x - meanX)) ** 2, 0);
  return { by, give: 2 * Math.sqrt(left / (count - 2) / spread) };
}
