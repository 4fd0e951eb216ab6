import { createRequire } from 'node:module';
import { STYLE_FLOOR } from '../../apps/web/build-steps/floor.ts';

/** The browsers of the data that each name of the build's floor stands for. */
const BROWSERS = {
  chrome: ['chrome', 'chrome_android'],
  safari: ['safari'],
  ios: ['safari_ios'],
  firefox: ['firefox', 'firefox_android'],
};

/** `safari_ios` to `15.4`, and so on. */
const FLOOR = Object.fromEntries(
  STYLE_FLOOR.flatMap((target) => {
    const [, name, version] = /^(\D+)(.+)$/.exec(target);
    return BROWSERS[name].map((browser) => [browser, version]);
  }),
);

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
