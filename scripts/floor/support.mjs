import { createRequire } from 'node:module';

/** The oldest browsers that everything works in; docs/decisions/0033 says why these. */
export const FLOOR = {
  chrome: '90',
  chrome_android: '90',
  safari: '15.4',
  safari_ios: '15.4',
  firefox: '100',
  firefox_android: '100',
};

/** MDN's data; required rather than imported, because twenty megabytes of JSON parse faster that way. */
export const data = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** The browsers of the floor that lack a feature, as `chrome 90`: none when it may be used freely. */
export function missingIn(compat) {
  return Object.entries(FLOOR)
    .filter(([browser, version]) => !supports(compat.support[browser], version))
    .map(([browser, version]) => `${browser} ${version}`);
}

/** Whether more than one engine has it today. */
export function inSeveralEngines({ support }) {
  return ['chrome', 'safari', 'firefox'].filter((browser) => supports(support[browser], '9999')).length > 1;
}

function supports(statements, version) {
  return [statements ?? []]
    .flat()
    .some(
      ({ version_added, version_removed, flags, prefix, alternative_name }) =>
        typeof version_added === 'string' &&
        version_added !== 'preview' &&
        flags === undefined &&
        prefix === undefined &&
        alternative_name === undefined &&
        notNewer(version_added, version) &&
        (typeof version_removed !== 'string' || !notNewer(version_removed, version)),
    );
}

function notNewer(added, version) {
  const [a, b] = [added.replace('≤', ''), version].map((text) => text.split('.').map(Number));
  return a[0] < b[0] || (a[0] === b[0] && (a[1] ?? 0) <= (b[1] ?? 0));
}
