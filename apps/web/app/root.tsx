import { coloursCss } from '@hessa/rules/site/colours-css';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { data, Links, type LinksFunction, Meta, Outlet, Scripts } from 'react-router';
import type { Route } from './+types/root.ts';
import { ApiError } from './api/api-error.ts';
import { serverCall } from './api/server-call.ts';
import { LogoutGuard } from './features/auth/logout-guard.tsx';
import { SessionKeeper } from './features/auth/session-keeper.tsx';
import { preloadFont } from './fonts/preload-font.ts';
import readexArabic from './fonts/readex-pro-arabic.woff2?url';
import { HeadScript } from './head-script.tsx';
import { BootNote } from './offline/boot-note.tsx';
import { MemberCorner } from './offline/member-corner.tsx';
import { wakePage } from './page-awake.ts';
import { pageHost } from './page-host.ts';
import { failureMeta } from './page-meta.ts';
import { ReaderKnown } from './session/use-session.ts';
import { CutNote } from './shell/cut-note.tsx';
import { PageFailure } from './shell/page-failure.tsx';
import { Splash } from './shell/splash.tsx';
import { StuckNavigation } from './shell/stuck-navigation.tsx';
import { isSiteChanging, type PageData, usePageData } from './site-data.ts';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { applyStoredTheme, followThemeOfOtherTabs } from './theme/night-mode.ts';
import { TenantColours } from './theme/tenant-colours.tsx';
import { noteKeyboardUse } from './ui/controls/keyboard-use.ts';
import { Dock } from './ui/notices/dock.tsx';
import { useWrittenByServer } from './written-by-server.ts';

export const links: LinksFunction = () => [
  preloadFont(readexArabic),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** The same for every visitor of a tenant: nothing here looks at who is asking. */
export async function loader({ context }: Route.LoaderArgs): Promise<PageData> {
  const [site, contact] = await Promise.all([
    serverCall(context, 'GET /api/Site').catch(asPageError),
    // A footer without its links is better than no page.
    serverCall(context, 'GET /api/Contact/getAll').catch(() => null),
  ]);
  const { profile, settings } = site.data;
  const { colours, ...shown } = settings;
  const css = coloursCss(colours);
  const { name, mark, tagline, credit } = profile;
  const { tenantId, siteUrl = '' } = context.get(pageHost);
  return {
    tenantId,
    siteUrl,
    site: { profile: { name, mark, tagline, credit }, settings: shown },
    contact: contact?.data[0] ?? null,
    ...(css === null ? {} : { coloursCss: css }),
  };
}

/** The API's status becomes the page's, so that an overloaded server says 503 and not 500. */
function asPageError(error: unknown): never {
  throw error instanceof ApiError ? data(error.messageAr, { status: error.status || 500 }) : error;
}

/** A page names itself; this stands where none could. */
export function meta(args: Route.MetaArgs) {
  return failureMeta(args) ?? [{ title: args.loaderData?.site.profile.name ?? 'حصة' }];
}

/** What the server sent with the first page holds for the whole visit, unless this very browser has changed it. */
export function shouldRevalidate(): boolean {
  return isSiteChanging();
}

export function Layout({ children }: { children: ReactNode }) {
  const page = usePageData();
  const isWritten = useWrittenByServer();
  return (
    <html lang="ar-EG" dir="rtl" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {page && <meta name="tenant" content={page.tenantId} />}
        <HeadScript />
        <Meta />
        <Links />
        <TenantColours />
      </head>
      <body>
        {page && <Splash mark={page.site.profile.mark} stay={page.site.settings.splash} />}
        {children}
        <BootNote />
        {isWritten && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  const [isAwake, setAwake] = useState(false);
  useEffect(noteKeyboardUse, []);
  useEffect(() => {
    startTransition(() => setAwake(true));
    applyStoredTheme();
    return followThemeOfOtherTabs();
  }, []);
  useEffect(() => {
    if (isAwake) wakePage();
  }, [isAwake]);

  return (
    <ReaderKnown value={isAwake}>
      <SessionKeeper />
      <StuckNavigation />
      <Outlet />
      <Dock />
      <CutNote />
      <MemberCorner />
      <LogoutGuard />
    </ReaderKnown>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // It stands in the place of the application, and has a button of its own.
  useEffect(wakePage, []);
  return (
    <main className="wrap">
      <PageFailure error={error} />
      <CutNote />
    </main>
  );
}
