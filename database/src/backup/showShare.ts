/** Prints the progress of long work, one line per tenth. */
export function showShare(what: string): (share: number) => void {
  let tenths = 0;
  return (share) => {
    if (Math.floor(share * 10) <= tenths) return;
    tenths = Math.floor(share * 10);
    process.stderr.write(`${what}: ${tenths * 10} %\n`);
  };
}
