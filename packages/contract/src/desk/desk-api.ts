import { searchDesk } from './search-desk.ts';

export const deskApi = { searchDesk } as const;
