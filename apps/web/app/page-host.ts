import { createContext } from 'react-router';

/** What the server lends to a page that it renders. */
export interface PageHost {
  tenantId: string;
  /** The address that search engines and shared links should know, such as https://mr-x.com; no trailing slash. */
  siteUrl?: string;
  /** Allows the page's own inline scripts under the content security policy of this one response. */
  nonce: string;
  /** Nobody is waiting for the beginning: the answer comes when the page is whole. */
  whole: boolean;
  /** Calls the API in this process, for the page's tenant, without the network. */
  apiFetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** The reader sees the error page; the operator sees the log line. */
  reportError: (error: unknown) => void;
}

export const pageHost = createContext<PageHost>();
