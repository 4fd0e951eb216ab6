export interface InFlight {
  /** Takes a place, or says which limit is reached. */
  enter(tenant: string): 'entered' | 'tenant full' | 'all full';
  leave(tenant: string): void;
  readonly total: number;
}

/** Requests under way, bounded for each tenant so that one teacher's rush leaves room for the others'. */
export function createInFlight(limits: { perTenant: number; total: number }): InFlight {
  const byTenant = new Map<string, number>();
  let total = 0;
  return {
    enter(tenant) {
      if (total >= limits.total) return 'all full';
      const own = byTenant.get(tenant) ?? 0;
      if (own >= limits.perTenant) return 'tenant full';
      byTenant.set(tenant, own + 1);
      total += 1;
      return 'entered';
    },
    leave(tenant) {
      const own = byTenant.get(tenant) ?? 0;
      // An entry goes with its last request, so made-up tenant names leave nothing behind.
      if (own <= 1) byTenant.delete(tenant);
      else byTenant.set(tenant, own - 1);
      total -= 1;
    },
    get total() {
      return total;
    },
  };
}
