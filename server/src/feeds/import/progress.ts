const width = 24;
const cells = ' ▏▎▍▌▋▊▉█';

/** Renders a share, 0 to 1, as a bar. */
export function bar(done: number): string {
  const filled = Math.max(0, Math.min(1, done)) * width;
  const part = filled < width ? (cells[Math.floor((filled % 1) * 8)] ?? '') : '';
  return `${'█'.repeat(Math.floor(filled))}${part}`.padEnd(width);
}

export interface Progress {
  show(label: string, done: number): void;
  end(): void;
}

/** One line that is overwritten on a terminal; elsewhere one line per new label. */
export function createProgress(out: NodeJS.WriteStream): Progress {
  let shown = '';
  return {
    show(label, done) {
      if (out.isTTY) out.write(`\r\u001b[2K${bar(done)} ${label}`);
      else if (label !== shown) out.write(`${label}\n`);
      shown = label;
    },
    end() {
      if (out.isTTY) out.write('\r\u001b[2K');
    },
  };
}
