/** Prices that bookmakers quote as fractions, shortest first. */
const ladder =
  '1/100 1/66 1/50 1/40 1/33 1/25 1/20 1/16 1/14 1/12 1/11 1/10 1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 ' +
  '1/3 4/11 2/5 4/9 8/17 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 20/21 1/1 21/20 11/10 23/20 6/5 5/4 13/10 11/8 ' +
  '7/5 3/2 8/5 13/8 17/10 7/4 9/5 15/8 19/10 2/1 21/10 17/8 11/5 9/4 23/10 19/8 12/5 5/2 13/5 27/10 11/4 14/5 29/10 ' +
  '3/1 16/5 10/3 17/5 7/2 18/5 15/4 19/5 4/1 21/5 17/4 22/5 9/2 23/5 19/4 24/5 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 ' +
  '9/1 10/1 11/1 12/1 14/1 16/1 18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1 125/1 150/1 200/1 250/1 ' +
  '300/1 400/1 500/1 750/1 1000/1';

let rungs: { text: string; value: number }[] | undefined;

function readLadder(): { text: string; value: number }[] {
  return ladder.split(' ').map((text) => {
    const [over = 0, under = 1] = text.split('/').map(Number);
    return { text, value: over / under };
  });
}

/** Fraction nearest to a profit per unit staked, by absolute difference: 0.5 is `1/2`. */
export function nearestFraction(profit: number): string {
  rungs ??= readLadder();
  const distance = (value: number) => Math.abs(value - profit);
  return rungs.reduce((best, rung) => (distance(rung.value) < distance(best.value) ? rung : best))
    .text;
}
