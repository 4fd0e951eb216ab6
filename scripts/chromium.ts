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
];

/** The browser that the machine has; the launcher of the tests has made sure of one. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ args: FLAGS, executablePath: chromiumPath() });
}

export function chromiumPath(): string {
  return process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place)) ?? chromium.executablePath();
}
