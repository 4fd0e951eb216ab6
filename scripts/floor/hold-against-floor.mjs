import { ALLOWED } from './allowed.mjs';
import { scanScript } from './scan-script.mjs';
import { scanStyle } from './scan-style.mjs';

/**
 * What the shipped files ask for that the floor lacks and nobody has vouched for, as sentences; and what is vouched
 * for but no longer used, because a list that only grows is read by nobody.
 */
export function holdAgainstFloor(files, allowed = ALLOWED) {
  const uses = new Map();
  for (const { name, source } of files) {
    for (const { feature, missing, at } of name.endsWith('.css') ? scanStyle(source) : scanScript(source))
      uses.set(feature, [...(uses.get(feature) ?? []), { name, missing, at }]);
  }
  const problems = [];
  for (const [feature, places] of uses) {
    const [atMost, why] = allowed[feature] ?? [0, null];
    if (places.length <= atMost) continue;
    const missing = [...new Set(places.flatMap((place) => place.missing))].join(', ');
    const known = why === null ? '' : ` ${atMost} uses are allowed (${why}), there are ${places.length}:`;
    const shown = places.slice(0, atMost === 0 ? 3 : 20).map(({ name, at }) => `    ${name}: ${at}`);
    problems.push(`${feature} is missing in ${missing}.${known}\n${shown.join('\n')}`);
  }
  for (const feature of Object.keys(allowed)) {
    if (!uses.has(feature)) problems.push(`${feature} is allowed and used nowhere: take it off the list.`);
  }
  return problems;
}
