import { describe, expect, test } from 'vitest';
import { browserInTheWay, browserName, inAppBrowser } from './browser.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; SM-A105F Build/QP1A.190711.020; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/103.0.5060.129 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 15_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

describe('a browser inside an application [FLOOR-08]', () => {
  test.each([
    [`${ANDROID} [FB_IAB/FB4A;FBAV/389.0.0.42.111;]`, { app: 'فيسبوك', system: 'android' }],
    [`${IPHONE} [FBAN/FBIOS;FBAV/389.0.0.42.111;FBDV/iPhone10,1]`, { app: 'فيسبوك', system: 'ios' }],
    [`${IPHONE} [FBAN/MessengerForiOS;FBAV/371.0;FBDV/iPhone10,1]`, { app: 'ماسنجر', system: 'ios' }],
    [`${ANDROID} [FB_IAB/MESSENGER;FBAV/371.0.0.14.109;]`, { app: 'ماسنجر', system: 'android' }],
    [`${IPHONE} Instagram 255.0.0.12.102 (iPhone10,1; iOS 15_6; ar_EG)`, { app: 'إنستجرام', system: 'ios' }],
    [`${ANDROID} Instagram 255.1.0.17.102 Android`, { app: 'إنستجرام', system: 'android' }],
    [`${ANDROID} WhatsApp/2.22.19.78`, { app: 'واتساب', system: 'android' }],
    [`${IPHONE} WhatsApp/22.19.78`, { app: 'واتساب', system: 'ios' }],
    [`${ANDROID} musical_ly_2022604040 BytedanceWebview/d8a21c6`, { app: 'تيك توك', system: 'android' }],
    [`${IPHONE} Snapchat/12.1.0.38`, { app: 'سناب شات', system: 'ios' }],
    [`${ANDROID} Telegram-Android/9.0.2`, { app: 'تليجرام', system: 'android' }],
    [`${IPHONE.replace('Mobile', 'GSA/230.0 Mobile')} Safari/604.1`, { app: 'جوجل', system: 'ios' }],
    [ANDROID, { app: null, system: 'android' }],
    [IPHONE, { app: null, system: 'ios' }],
  ])('%s is one', (userAgent, expected) => {
    expect(inAppBrowser(userAgent)).toEqual(expected);
  });

  test.each([
    ['Chrome', ANDROID.replace('; wv', '').replace(' Version/4.0', '')],
    [
      'Samsung Internet',
      'Mozilla/5.0 (Linux; Android 11; SAMSUNG SM-A127F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/16.0 Chrome/92.0.4515.166 Mobile Safari/537.36',
    ],
    ['Safari', `${IPHONE.replace(' Mobile', ' Version/15.6 Mobile')} Safari/604.1`],
    ['Chrome on an iPhone', `${IPHONE.replace(' Mobile', ' CriOS/103.0.5060.63 Mobile')} Safari/604.1`],
    ['Firefox', 'Mozilla/5.0 (Android 11; Mobile; rv:100.0) Gecko/100.0 Firefox/100.0'],
    [
      'a computer',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
    ],
    ['nothing', ''],
  ])('%s is none', (_name, userAgent) => {
    expect(inAppBrowser(userAgent)).toBeNull();
  });
});

test.each([
  [ANDROID, 'Chromium 103 in an app'],
  [ANDROID.replace('; wv', ''), 'Chromium 103'],
  [`${IPHONE.replace(' Mobile', ' Version/15.6 Mobile')} Safari/604.1`, 'Safari 15.6'],
  [IPHONE, 'WebKit of iOS 15.6 in an app'],
  ['Mozilla/5.0 (Android 11; Mobile; rv:100.0) Gecko/100.0 Firefox/100.0', 'Firefox 100'],
  ['x'.repeat(9_000), 'another browser'],
])('of %s only the engine and its version are told [FLOOR-05]', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

test.each([
  ['install', true, true],
  ['print', true, true],
  ['save', true, true],
  ['open-file', true, false],
] as const)(
  'an application stands in the way of %s: on Android %s, on an iPhone %s [FLOOR-08]',
  (wish, android, iphone) => {
    expect(browserInTheWay(ANDROID, wish) !== null).toBe(android);
    expect(browserInTheWay(IPHONE, wish) !== null).toBe(iphone);
    expect(browserInTheWay(ANDROID.replace('; wv', ''), wish)).toBeNull();
  },
);
