/** What the server lends to a page; the web bundle declares the same shape on its side of the seam. */
export interface PageHost {
  tenantId: string;
  /** The address that search engines and shared links should know; no trailing slash. */
  siteUrl: string;
  nonce: string;
  /** Nobody is waiting for the beginning: the answer comes when the page is whole. */
  whole: boolean;
  apiFetch: (url: string, init?: RequestInit) => Promise<Response>;
  reportError: (error: unknown) => void;
}

export type RenderPage = (request: Request, host: PageHost) => Promise<Response>;

export interface PageRenderer {
  /** Looked up per request, so that an edited page shows at once in development. */
  render: RenderPage;
}
