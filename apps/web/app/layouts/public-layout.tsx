import rakkasArabic from '@fontsource/rakkas/files/rakkas-arabic-400-normal.woff2?url';
import { homePath } from '@hessa/rules/pages/public-pages';
import { type LinksFunction, Outlet, useLocation, useNavigate } from 'react-router';
import { lineNow } from '../api/line-watch.ts';
import { logout } from '../features/auth/logout.ts';
import { preloadFont } from '../fonts/preload-font.ts';
import { FloatingBackground } from '../shell/floating-background.tsx';
import { Footer } from '../shell/footer.tsx';
import { hasForm } from '../shell/navigation-links.ts';
import { NoScriptNote } from '../shell/no-script-note.tsx';
import { ScrollOnNavigation } from '../shell/scroll-on-navigation.tsx';
import { ScrollReveal } from '../shell/scroll-reveal.tsx';
import { SkipLink } from '../shell/skip-link.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { useLateKeeper } from '../shell/use-late-keeper.ts';
import { usePageData } from '../site-data.ts';
import './public-layout.css';

/** The hand the top bar and the titles are written in; a quiz shows none of it. */
export const links: LinksFunction = () => [preloadFont(rakkasArabic)];

/** Top bar, page, footer. */
export default function PublicLayout() {
  const page = usePageData();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useLateKeeper(pathname);
  if (!page) return <Outlet />;

  const leave = async () => {
    // Where home is there already, or there is no line, it would not come: the page stays.
    if ((await logout()) && pathname !== homePath() && lineNow() !== 'away') void navigate(homePath());
  };

  return (
    <div className="public-layout">
      <SkipLink />
      <ScrollOnNavigation />
      <ScrollReveal />
      <FloatingBackground />
      <TopBar site={page.site} onLogout={leave} />
      <main id="main" tabIndex={-1}>
        {hasForm(pathname) && <NoScriptNote />}
        <Outlet />
      </main>
      <Footer site={page.site} contact={page.contact} />
    </div>
  );
}
