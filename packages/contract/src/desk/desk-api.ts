import { getDeskCard } from './get-desk-card.ts';
import { listPasswordLinks } from './list-password-links.ts';
import { redeemAtDesk } from './redeem-at-desk.ts';
import { revokePasswordLink } from './revoke-password-link.ts';
import { searchDesk } from './search-desk.ts';
import { sendPasswordLink } from './send-password-link.ts';

export const deskApi = {
  getDeskCard,
  listPasswordLinks,
  redeemAtDesk,
  revokePasswordLink,
  searchDesk,
  sendPasswordLink,
} as const;
