import { getHome } from './get-home.ts';

export const homeApi = { getHome } as const;
