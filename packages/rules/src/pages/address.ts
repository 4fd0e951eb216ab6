type Name<Part extends string> = Part extends `${infer Plain}?` ? Plain : Part;

/** The names that stand behind colons in an address, a question mark after those that may be left out. */
type PartsIn<Pattern extends string> = Pattern extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Part}/${infer More}`
    ? Part | PartsIn<`/${More}`>
    : Rest
  : never;

type Needed<Part extends string> = Part extends `${string}?` ? never : Part;

type Filled<Part extends string> = { readonly [P in Needed<Part>]: string | number } & {
  readonly [P in Exclude<Part, Needed<Part>> as Name<P>]?: string | number;
};

type Arguments<Part extends string> = [Part] extends [never]
  ? []
  : [Needed<Part>] extends [never]
    ? [parts?: Filled<Part>]
    : [parts: Filled<Part>];

/** Makes the path of a page; its pattern is the address as routes write it. */
export interface Address<Pattern extends string = string> {
  (...parts: Arguments<PartsIn<Pattern>>): string;
  readonly pattern: Pattern;
}

/** Any page's address, where only its pattern matters. */
export type AnyAddress = Pick<Address, 'pattern'>;

/** A page's address, written once: `/course/:courseId/curriculum`. Parts are encoded; one that is left out goes. */
export function address<const Pattern extends `/${string}`>(pattern: Pattern): Address<Pattern> {
  const path = (parts: Readonly<Record<string, string | number>> = {}) =>
    pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
      const part = parts[name];
      return part === undefined ? '' : `/${encodeURIComponent(part)}`;
    });
  return Object.assign(path, { pattern }) as Address<Pattern>;
}

/** The text of a regular expression for an address, each of its parts in the shape that the caller gives it. */
export function addressSource(pattern: string, shapeOf: (part: string) => string): string {
  return pattern.replace(/:(\w+)\??/g, (_, part: string) => shapeOf(part)).replace(/\/\*$/, '(?:/.*)?');
}

/** What all addresses of a page begin with: a part at its end is cut off, one inside it is a star. */
export function addressPrefix(pattern: string): string {
  return pattern
    .replace(/(?<=\/):\w+\??$/, '')
    .replace(/\/\*$/, '')
    .replace(/:\w+\??/g, '*');
}
