export type ConnectionSpeed = 'fast' | 'medium' | 'slow';

export type ConnectionFacts = {
  readonly online: boolean;
  readonly saveData?: boolean;
  /** Megabits a second, where the browser tells. */
  readonly downlink?: number;
  readonly effectiveType?: string;
};

/** The speed the browser's own information stands for, or null when it gives none and the line must be timed. */
export function connectionSpeed(facts: ConnectionFacts): ConnectionSpeed | null {
  const { online, saveData = false, downlink, effectiveType } = facts;
  if (!online || saveData) return 'slow';
  if (downlink === undefined && effectiveType === undefined) return null;
  const megabits = downlink ?? 0;
  if (megabits >= 5 || effectiveType === '4g') return 'fast';
  return megabits >= 2 || effectiveType === '3g' ? 'medium' : 'slow';
}

/** The speed a timed request stands for; one that failed counts as slow. */
export function speedFromProbe(elapsedMs: number | 'failed'): ConnectionSpeed {
  if (elapsedMs === 'failed') return 'slow';
  if (elapsedMs < 100) return 'fast';
  return elapsedMs < 300 ? 'medium' : 'slow';
}
