/** A text as it is, or a pattern of it. */
export type Text = string | { pattern: string; flags: string };

/** Names elements that a visitor sees. */
export interface Query {
  css?: string;
  role?: string;
  /** Its accessible name, with `role`. */
  name?: Text;
  label?: string;
  text?: Text;
  /** A part of its content. */
  has?: Text;
  within?: Query;
  /** Which of them; -1 is the last. */
  nth?: number;
}

export const like = ({ source, flags }: RegExp): Text => ({ pattern: source, flags });

const named =
  (role: string) =>
  (name?: string | RegExp, more: Query = {}): Query => ({
    role,
    ...(name !== undefined && { name: typeof name === 'string' ? name : like(name) }),
    ...more,
  });

export const button = named('button');
export const link = named('link');
export const heading = named('heading');
export const radio = named('radio');
export const tab = named('tab');
export const dialog = named('dialog');
export const region = named('region');
export const text = (wanted: string | RegExp): Query => ({
  text: typeof wanted === 'string' ? wanted : like(wanted),
});
export const css = (selector: string, more: Query = {}): Query => ({ css: selector, ...more });
