/** Applications that open links in a browser of their own. */
const APPS = [
  ['واتساب', /\bWhatsApp\b/],
  ['إنستجرام', /\bInstagram\b/],
  ['ماسنجر', /\bFBAN\/Messenger|\bFB_IAB\/MESSENGER|\bMessengerLite/],
  ['فيسبوك', /\bFBA[NV]\b|\bFB_IAB\b|\bFBIOS\b/],
  ['تيك توك', /\bmusical_ly\b|\bBytedanceWebview\b|\bTikTok/i],
  ['سناب شات', /\bSnapchat\b/],
  ['تليجرام', /\bTelegram/],
  ['لينكدإن', /\bLinkedInApp\b/],
  ['جوجل', /\bGSA\//],
] as const;

export type AppName = (typeof APPS)[number][0];
export type PhoneSystem = 'android' | 'ios' | 'other';

export interface InAppBrowser {
  /** Null for an application that does not say which it is. */
  app: AppName | null;
  system: PhoneSystem;
}

/**
 * The browser that an application opened inside itself, or null for a browser of its own. There, storage may vanish
 * with the window, nothing is installed or printed, and a download may go nowhere.
 */
export function inAppBrowser(userAgent: string): InAppBrowser | null {
  const system = systemOf(userAgent);
  const app = APPS.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
  if (app !== null) return { app, system };
  // Android's web view signs itself; on an iPhone a web view is a WebKit that does not call itself a browser.
  const isView =
    system === 'android'
      ? /; wv\)/.test(userAgent)
      : system === 'ios' && /AppleWebKit/.test(userAgent) && !/Safari\//.test(userAgent);
  return isView ? { app: null, system } : null;
}

function systemOf(userAgent: string): PhoneSystem {
  if (/Android/.test(userAgent)) return 'android';
  return /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : 'other';
}

const ENGINES = [
  ['Chromium', /\b(?:Chrome|Chromium|HeadlessChrome)\/(\d{1,4})/],
  ['Chromium on iOS', /\bCriOS\/(\d{1,4})/],
  ['Firefox', /\bFirefox\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4}(?:\.\d{1,2})?).* Safari\//],
  ['WebKit of iOS', /\b(?:iPhone|iPad).* OS (\d{1,4}_\d{1,2})/],
] as const;

/** The engine and its version, as a table of browsers has them: what a fault is sorted by. */
export function browserName(userAgent: string): string {
  for (const [engine, mark] of ENGINES) {
    const version = mark.exec(userAgent)?.[1];
    if (version) return `${engine} ${version.replace('_', '.')}${inAppBrowser(userAgent) ? ' in an app' : ''}`;
  }
  return 'another browser';
}

/** What a reader may want that a browser inside an application does not do. */
export type BrowserWish = 'install' | 'print' | 'save' | 'open-file';

/** The browser that stands in the way of a wish, or null. An iPhone shows a file in any browser; an Android one may not. */
export function browserInTheWay(userAgent: string, wish: BrowserWish): InAppBrowser | null {
  const inApp = inAppBrowser(userAgent);
  return wish === 'open-file' && inApp?.system !== 'android' ? null : inApp;
}
