import { type BrowserWish, type InAppBrowser, inAppBrowser } from '@hessa/rules/site/browser';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readStored, writeStored } from '../session/safe-storage.ts';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/notices/dialog.tsx';
import { DockRow } from '../ui/notices/dock.tsx';
import { hearWishes, needBrowser } from './need-browser.ts';
import './open-in-browser.css';

const HINTED_KEY = 'browser_hinted';
/** Where a student must not be disturbed. */
const QUIET = /\/quiz\/?$|\/video\/?$|^\/unit-viewer\//;

const MISSING: Record<BrowserWish, string> = {
  install: 'المنصة مش هتتثبّت على موبايلك، وممكن تسجّل دخولك من الأول كل مرة.',
  print: 'الطباعة مش هتشتغل.',
  save: 'الملف مش هيتحفظ عندك.',
  'open-file': 'الملف ممكن ميفتحش.',
};

/**
 * For whoever came through a link in an application: what does not work there, and the way out.
 */
export function OpenInBrowser() {
  const { pathname } = useLocation();
  const [browser] = useState(() => inAppBrowser(navigator.userAgent));
  const [wish, setWish] = useState<BrowserWish | null>(null);
  const [isHinted, setHinted] = useState(() => readStored(HINTED_KEY) !== null);
  useEffect(() => hearWishes(setWish), []);
  useEffect(() => {
    // Heard here and not at each card: whoever is in a browser of its own downloads none of this.
    const press = (event: MouseEvent) => {
      if (!(event.target as Element).closest?.('a.attachment') || !needBrowser('open-file')) return;
      event.preventDefault();
    };
    document.addEventListener('click', press, true);
    return () => document.removeEventListener('click', press, true);
  }, []);
  if (!browser) return null;
  const hinted = () => {
    writeStored(HINTED_KEY, 'true');
    setHinted(true);
  };
  return (
    <>
      <DockRow>
        <div className="dock-news" role="status">
          {!isHinted && !QUIET.test(pathname) && (
            <div className="dock-row">
              <span>المنصة على موبايلك أسهل: افتح في المتصفح</span>
              <Button
                size="small"
                onClick={() => {
                  hinted();
                  setWish('install');
                }}
              >
                إزاي؟
              </Button>
              <Button look="quiet" size="small" onClick={hinted}>
                بعدين
              </Button>
            </div>
          )}
        </div>
      </DockRow>
      {wish && (
        <Dialog title="افتح في المتصفح" onClose={() => setWish(null)}>
          <HowTo browser={browser} wish={wish} />
        </Dialog>
      )}
    </>
  );
}

function HowTo({ browser: { app, system }, wish }: { browser: InAppBrowser; wish: BrowserWish }) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(location.href) ?? Promise.reject())
      .then(() => setCopied('yes'))
      .catch(() => setCopied('no'));
  return (
    <div className="open-in-browser">
      <p>
        إنت فاتح المنصة من جوّه {app ?? 'برنامج تاني'}، ومن هنا {MISSING[wish]}
      </p>
      <p>
        {system === 'ios' ? (
          <>
            دوس على التلات نقط أو علامة المشاركة، واختار «فتح في <bdi lang="en">Safari</bdi>».
          </>
        ) : (
          <>
            دوس على التلات نقط اللي فوق، واختار «فتح في المتصفح» أو «فتح في <bdi lang="en">Chrome</bdi>».
          </>
        )}
      </p>
      <Button look="line" onClick={() => void copy()}>
        {copied === 'yes' ? 'اتنسخ' : 'أو انسخ اللينك'}
      </Button>
      {copied === 'no' && (
        <p>
          <bdi dir="ltr">{location.href}</bdi>
        </p>
      )}
    </div>
  );
}
