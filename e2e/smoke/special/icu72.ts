/** ICU 72 (Chrome 110 to 112, many builds of WebKit) writes these locales' dates as month/day/year; for pages and workers. */
const format = () => {
  const changed = /^(en-CA|sv-SE)$/i;
  const asThere = (locales?: string | string[]) => {
    const list = typeof locales === 'string' ? [locales] : locales;
    return list?.map((locale) => (changed.test(locale) ? 'en-US' : locale));
  };
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct: (target, [locales, options]: [string | string[] | undefined, object?]) =>
      new target(asThere(locales), options),
    apply: (target, _self, [locales, options]: [string | string[] | undefined, object?]) =>
      target(asThere(locales), options),
  });
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const) {
    const own = Date.prototype[name] as (
      this: Date,
      locales?: string[],
      options?: Intl.DateTimeFormatOptions,
    ) => string;
    Date.prototype[name] = function (
      this: Date,
      locales?: unknown,
      options?: Intl.DateTimeFormatOptions,
    ) {
      return own.call(this, asThere(locales as string | string[] | undefined), options);
    };
  }
};

export const asIcu72 = `(${format.toString()})();`;
