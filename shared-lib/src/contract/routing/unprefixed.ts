/** Routes that never carry a language segment. */
export const unprefixedPaths = ['/404', '/app-upgrade', '/app', '/privacy', '/terms', '/trial'];

/** Paths whose language segment is removed by an HTTP redirect: the documents and the widget, but not the error page. */
const redirected = ['/trial', '/app', '/privacy', '/terms', '/app-upgrade', '/widget'];

const twoLetters = /^[a-z]{2}$/i;

export const isUnprefixed = (rest: string): boolean =>
  rest === '/widget' || unprefixedPaths.includes(rest);

/** Whether a path is a two-letter code followed by one of the documents. */
export const isPrefixedDocument = (segment: string | null, rest: string): boolean =>
  segment !== null && twoLetters.test(segment) && redirected.includes(rest);
