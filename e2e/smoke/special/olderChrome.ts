/** Deletes the functions that Chrome 110 to 140 added, in pages and workers. */
const forget = () => {
  const missing: [object | undefined, string[]][] = [
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Object.getPrototypeOf(Int8Array.prototype) as object, ['toSorted', 'toReversed', 'with']],
    [Array, ['fromAsync']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [RegExp, ['escape']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [URL, ['canParse', 'parse']],
    [
      Set.prototype,
      [
        ...['union', 'intersection', 'difference', 'symmetricDifference'],
        ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
      ],
    ],
    [
      (globalThis as { Iterator?: { prototype: object } }).Iterator?.prototype,
      [
        ...['map', 'filter', 'take', 'drop', 'flatMap', 'reduce'],
        ...['toArray', 'forEach', 'some', 'every', 'find'],
      ],
    ],
    [ArrayBuffer.prototype, ['transfer', 'transferToFixedLength']],
    [AbortSignal, ['any']],
    [typeof Document === 'undefined' ? undefined : Document.prototype, ['startViewTransition']],
    [
      typeof HTMLElement === 'undefined' ? undefined : HTMLElement.prototype,
      ['showPopover', 'hidePopover', 'togglePopover'],
    ],
    [globalThis, ['Iterator', 'Float16Array', 'CloseWatcher']],
  ];
  for (const [owner, names] of missing)
    for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
};

export const withoutNewFunctions = `(${forget.toString()})();`;
