import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type PageHost, pageHost } from './page-host.ts';

const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/** The one door from the server into the web: a request and what the page may use of the host. */
export async function render(request: Request, host: PageHost): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pageHost, host);
  return handle(request, context);
}
