import type { Reply } from '@hessa/contract/client';
import { useRouteLoaderData } from 'react-router';

type FullSite = Reply<'GET /api/Site'>['data'];

/** The part of the tenant's texts that every page shows; a page that shows more asks for it itself. */
export interface Site {
  profile: Pick<FullSite['profile'], 'name' | 'mark' | 'tagline' | 'credit'>;
  settings: Omit<FullSite['settings'], 'colours'>;
}
export type Contact = Reply<'GET /api/Contact/getAll'>['data'][number];

/** What the server sends with every page. */
export interface PageData {
  tenantId: string;
  /** Empty when the server was not told its own address: links about the page are then relative. */
  siteUrl: string;
  site: Site;
  /** The teacher's first contact record; null when there is none or it could not be read. */
  contact: Contact | null;
  /** The style sheet of the tenant's own colours, where it has any. */
  coloursCss?: string;
}

export const ROOT_ID = 'root';

let isChanging = false;

/** The console has saved something that every page shows: this browser's pages read it anew. */
export async function readSiteAnew(revalidate: () => Promise<void>): Promise<void> {
  isChanging = true;
  await revalidate().finally(() => {
    isChanging = false;
  });
}

export function isSiteChanging(): boolean {
  return isChanging;
}

/** Null on the error page of a server that could not even read its tenant. */
export function usePageData(): PageData | null {
  return useRouteLoaderData<PageData>(ROOT_ID) ?? null;
}
