import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { HeadScriptContext } from './head-script.tsx';
import { headScriptText } from './head-script-text.ts';
import { NonceContext } from './nonce.ts';
import { pageHost } from './page-host.ts';

/** A loader's late promise is given up after this long. */
export const streamTimeout = 5_000;
const RENDER_GRACE = 1_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));
  const { nonce, whole, tenantId, reportError } = context.get(pageHost);
  // A crawler takes what the first answer holds, so it waits for the whole page.
  const ready = whole || isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
  const headScript = headScriptText(new URL(request.url).pathname, tenantId);

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <HeadScriptContext value={headScript}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </HeadScriptContext>
      </NonceContext>,
      {
        nonce,
        [ready]() {
          const body = new PassThrough();
          body.once('close', () => clearTimeout(timer));
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError: (error) => {
          if (!request.signal.aborted) reportError(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + RENDER_GRACE);
    request.signal.addEventListener('abort', () => abort(), { once: true });
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageHost).reportError(error);
};
