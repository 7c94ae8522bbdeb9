/** A place in the window, in CSS pixels from its top left corner. */
export interface Point {
  x: number;
  y: number;
}

export type Key = 'ArrowLeft' | 'ArrowRight' | 'End' | 'Enter' | 'Escape' | 'Home' | 'Tab';

/** A function that runs in the page: it sees its arguments and the page's globals, nothing of this file. */
export type PageScript<Args extends unknown[], Result> = (
  ...args: Args
) => Result | Promise<Result>;

/** One visitor's window, with cookies and storage of its own. */
export interface Driver {
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  run<Args extends unknown[], Result>(
    script: PageScript<Args, Result>,
    ...args: Args
  ): Promise<Result>;
  /** Defines globals in the page; `source` is a whole script. */
  install(source: string): Promise<void>;
  /** Runs `run` in the document of the frame that the selector matches. */
  inFrame<Result>(selector: string, use: () => Promise<Result>): Promise<Result>;
  /** Presses at the first point, moves through the others and releases at the last. */
  drag(path: readonly Point[], pointer: 'mouse' | 'touch'): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  attach(selector: string, files: readonly string[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Undefined where the engine cannot print by its protocol. */
  print?(): Promise<Uint8Array>;
  /** Console errors, uncaught exceptions and failed requests, as far as the engine reports them. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

/** A browser that is running. */
export interface Engine {
  open(size: Size): Promise<Driver>;
  close(): Promise<void>;
}
