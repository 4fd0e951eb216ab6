import type { UnitWindow } from './unit-window.ts';

export type AvailabilityPill =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'counting-down'; readonly remainingMs: number }
  | { readonly kind: 'not-available' };

/** What the pill of the unit viewer shows; with no date or no end there is nothing to count. */
export function availabilityPill(window: UnitWindow, now: number): AvailabilityPill {
  switch (window.kind) {
    case 'open':
      return { kind: 'counting-down', remainingMs: window.endsAt - now };
    case 'upcoming':
    case 'ended':
      return { kind: 'not-available' };
    case 'open-to-all':
    case 'no-enrolment-date':
      return { kind: 'hidden' };
  }
}
