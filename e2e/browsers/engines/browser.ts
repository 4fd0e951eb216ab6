/**
 * What a journey needs of a browser, whatever its engine: every method is a thing that a person does or sees. One
 * implementation for each protocol that old and foreign engines speak.
 */
export interface EngineBrowser {
  goto(url: string): Promise<void>;
  /** Runs in the page and brings back what it answers; both go as JSON. Written in the syntax of the oldest engine. */
  ask<Arg, Answer>(question: (arg: Arg) => Answer | Promise<Answer>, arg: Arg): Promise<Answer>;
  tap(x: number, y: number): Promise<void>;
  /** Into the field that has the focus. */
  type(text: string): Promise<void>;
  resize(screen: Screen): Promise<void>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** The screen of a cheap phone. */
export const SCREEN: Screen = { width: 360, height: 800 };
