const OWN_ORIGIN = 'http://own.invalid';

/** Whether a request line names a path of this site: `//host`, `/\host` and what is no address at all do not. */
export function isOwnPath(url: string): boolean {
  return URL.canParse(url, OWN_ORIGIN) && new URL(url, OWN_ORIGIN).origin === OWN_ORIGIN;
}
