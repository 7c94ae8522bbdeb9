/** The prices bookmakers quote as fractions, from the shortest to the longest. */
const ladder =
  '1/100 1/66 1/50 1/40 1/33 1/25 1/20 1/16 1/14 1/12 1/11 1/10 1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 ' +
  '1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 1/1 11/10 6/5 5/4 11/8 7/5 3/2 8/5 13/8 7/4 ' +
  '9/5 15/8 2/1 21/10 11/5 9/4 23/10 12/5 5/2 13/5 11/4 14/5 3/1 10/3 7/2 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 ' +
  '17/2 9/1 10/1 11/1 12/1 14/1 16/1 18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1 125/1 150/1 200/1 ' +
  '250/1 300/1 400/1 500/1 750/1 1000/1';

let rungs: { text: string; value: number }[] | undefined;

function readLadder(): { text: string; value: number }[] {
  return ladder.split(' ').map((text) => {
    const [over = 0, under = 1] = text.split('/').map(Number);
    return { text, value: over / under };
  });
}

/** The rung nearest to a profit a unit staked, measured as the price itself is: 0.5 is `1/2`. */
export function nearestFraction(profit: number): string {
  rungs ??= readLadder();
  const distance = (value: number) => Math.abs(value - profit);
  return rungs.reduce((best, rung) => (distance(rung.value) < distance(best.value) ? rung : best))
    .text;
}
