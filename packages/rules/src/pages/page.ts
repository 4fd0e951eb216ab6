import type { AnyAddress } from './address.ts';

/** What is drawn around a page: the web knows the layouts of each. */
export type Frame = 'public' | 'member' | 'full-screen' | 'console' | 'course-editor';

export type ConsoleRole = 'assistant' | 'teacher' | 'owner';

/** Stands for the reader's id, which only their browser knows. */
export const ME = '$me';
/** Stands for the moment of asking in the address of a read that must pass every cache. */
export const NOW = '$now';

/** The place in a page for the first picture that its reads name, until its code is there. */
export const FIRST_PICTURE = 'first-picture';

/** A call by its name in the contract, and what it takes; `:courseId` is the part of the page's own address. */
export type PageRead = readonly [
  call: string,
  parts?: {
    readonly params?: Readonly<Record<string, string | number>>;
    readonly query?: Readonly<Record<string, string | number>>;
  },
];

export interface NavigationPlace {
  readonly label: string;
  /** Who sees the link; `staff` comes after the members' own. What is for `students` stands in the menu alone. */
  readonly for: 'everyone' | 'members' | 'students' | 'staff' | 'guests';
  /** A place inside the page. */
  readonly at?: `#${string}`;
  /** The one solid button of the bar. */
  readonly solid?: true;
}

/** All that others need to know of a page. Whoever adds a page writes this and the module in the web's `routes/`. */
export interface Page {
  readonly address: AnyAddress;
  /** Its module in the web's `routes/`. */
  readonly module: string;
  readonly frame: Frame;
  /** Where people develop, never on a live platform. */
  readonly development?: true;
  /**
   * Calls of a signed-in reader's page that its head makes already, while the page's code is on its way. A page
   * without them works the same, a round trip later.
   */
  readonly reads?: readonly PageRead[];
  /** The one without which the page shows nothing, where it is not the first; the phone keeps its answer. */
  readonly shownBy?: PageRead[0];
  /** The first picture that its reads name stands on the first screen: it is fetched and shown with them. */
  readonly startsWithPicture?: true;
  /**
   * What the phone keeps to open the page without a line. `one for all`: the server sends it empty and the browser
   * fills it in, so one copy opens every address of the page. `from the start`: its code is there before it is asked
   * for.
   */
  readonly kept: 'by address' | 'one for all' | 'from the start' | 'never';
  /** Nothing reloads it or speaks over it: somebody is in the middle of a quiz. */
  readonly undisturbed?: true;
  /**
   * `listed`: always in the sitemap. `indexed`: may be shown; the sitemap names those with something in them.
   * `noindex`: asks itself to be left out, which only a crawler that may read it can know. `closed`: an area that shows
   * a guest nothing, under addresses without end, so crawlers are kept away as well.
   */
  readonly search: 'listed' | 'indexed' | 'noindex' | 'closed';
  /**
   * Rendered once for everybody, from its bare address. `any query`: the page reads none of it before it is awake;
   * `page number` is all that counts of a list's query.
   */
  readonly shared?: 'any query' | 'page number';
  readonly navigation?: readonly NavigationPlace[];
  /** The console's own menu, for this role and those above it. The server refuses the others whatever they see. */
  readonly consoleNavigation?: {
    readonly label: string;
    readonly least: ConsoleRole;
    /** Its place in the bar under a phone's thumb; the rest is behind one press more. */
    readonly bar?: number;
    /** About the platform and not about teaching: stands after the rest. */
    readonly house?: true;
  };
  /** The page has a solid button of its own, so the bar above it has none. */
  readonly hasForm?: true;
  /** The installed application opens here, or offers it beside its icon; named as in the navigation. */
  readonly installed?: 'start' | 'shortcut';
}
