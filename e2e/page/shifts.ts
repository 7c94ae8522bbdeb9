interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Layout shifts of the page: score, element, old and new position. */
export const shiftsOf = () =>
  new Promise<string[]>((resolve) => {
    const shifts: string[] = [];
    const boxText = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
    const watch = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of sources) {
          const { outerHTML = '' } = (node ?? {}) as Partial<Element>;
          const moved = `${boxText(previousRect)} → ${boxText(currentRect)}`;
          shifts.push(`${value}: ${moved} ${(outerHTML || node?.textContent)?.slice(0, 120)}`);
        }
    });
    watch.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(shifts), 300);
  });
