const greatest = 2 ** 31 - 1;

/** Parses the id in an address, with the limits of `idSchema`; undefined if it is invalid. */
export function readId(text: string | null | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= greatest ? id : undefined;
}
