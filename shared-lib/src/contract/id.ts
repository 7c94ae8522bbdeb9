const greatest = 2 ** 31 - 1;

/** The id that is written in an address, as `idSchema` takes it; undefined where it is none. */
export function readId(text: string | null | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= greatest ? id : undefined;
}
