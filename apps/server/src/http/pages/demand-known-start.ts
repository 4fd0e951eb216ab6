import { StartupError } from '../../errors/startup-error.ts';
import type { RenderPage } from './page-renderer.ts';
import { hasKnownStart } from './scripts-after-paint.ts';

/**
 * A server whose pages start in another way than `scripts-after-paint` knows would send them all slower, and nobody
 * would be told: it does not start. The page is the one that says that something went wrong, since no tenant is asked.
 */
export async function demandKnownStart(render: RenderPage): Promise<void> {
  const page = await render(new Request('https://start.invalid/'), {
    tenantId: 'none',
    siteUrl: 'https://start.invalid',
    nonce: 'none',
    whole: true,
    apiFetch: async () => new Response(null, { status: 503 }),
    reportError: () => {},
  });
  if (hasKnownStart(await page.text())) return;
  throw new StartupError(
    'The built pages start their scripts in a way that http/pages/scripts-after-paint.ts does not know. It must follow the router before this build can be served.',
  );
}
