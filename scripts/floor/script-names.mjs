import { data, inSeveralEngines, missingIn } from './support.mjs';

/** Objects that hold nothing but classes. */
const NAMESPACES = ['Intl', 'Temporal'];

/** What the floor lacks of the names that a script can use without declaring them. */
export function readScriptNames() {
  const globals = new Map();
  const statics = new Map();
  const methods = new Map();
  for (const [ownerName, owner, builtin] of owners()) {
    if (owner.__compat) note(globals, ownerName, owner.__compat);
    for (const [key, { __compat: compat }] of Object.entries(owner)) {
      const name = key.replace(/_static$/, '');
      // `click_event`, `worker_support` and their like are no names.
      if (!compat || name === ownerName || name.includes('_')) continue;
      if (ownerName === 'Window') note(globals, name, compat);
      if (builtin || key.endsWith('_static')) note(statics, `${ownerName}.${name}`, compat);
      methods.set(name, [...(methods.get(name) ?? []), compat]);
    }
  }
  return { globals: lacking(globals), statics: lacking(statics), methods: newEverywhere(methods) };
}

function* owners() {
  for (const [name, owner] of Object.entries(data.api)) yield [name, owner, false];
  const { builtins } = data.javascript;
  for (const [name, owner] of Object.entries(builtins)) yield [name, owner, true];
  for (const space of NAMESPACES)
    for (const [name, owner] of Object.entries(builtins[space])) yield [name, owner, true];
}

/** A name known twice (`api.Window.fetch` and `api.fetch`) is there if either is. */
function note(map, name, compat) {
  const before = map.get(name);
  if (before === undefined || missingIn(before).length > 0) map.set(name, compat);
}

function lacking(map) {
  const rows = [...map].map(([name, compat]) => [name, missingIn(compat)]);
  return new Map(rows.filter(([, browsers]) => browsers.length > 0));
}

/**
 * An object of any kind may stand before the dot: only a name that is new on every kind of object tells something.
 * What a single engine has, no code of ours means by that name.
 */
function newEverywhere(methods) {
  const found = new Map();
  for (const [name, compats] of methods) {
    const lacks = compats.map(missingIn);
    if (lacks.every((browsers) => browsers.length > 0) && compats.some(inSeveralEngines))
      found.set(name, [...new Set(lacks.flat())]);
  }
  return found;
}
