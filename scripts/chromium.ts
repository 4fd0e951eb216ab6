import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // An ordinary Chromium is a window beside the page: without these it starts two more processes for every visitor, one
  // for the suggestions under an address bar that nobody sees and one in case somebody comes.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess',
];

/** The browser that the machine has; the launcher of the tests has made sure of one. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ args: FLAGS, executablePath: chromiumPath() });
}

let shared: Promise<Browser> | undefined;

/** One browser for all the files that this process runs, each visitor with a context of its own in it. */
export async function sharedChromium(): Promise<Browser> {
  const running = await shared?.catch(() => undefined);
  if (running?.isConnected()) return running;
  shared = launchChromium();
  return shared;
}

export function chromiumPath(): string {
  return process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place)) ?? chromium.executablePath();
}
