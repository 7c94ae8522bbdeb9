const pieces = 60;
const colours = ['var(--accent)', 'var(--warning)', 'var(--live)', 'var(--win)'];

const between = (low: number, high: number) => low + Math.random() * (high - low);

function piece(at: number): HTMLElement {
  const element = document.createElement('i');
  const size = between(6, 11);
  Object.assign(element.style, {
    position: 'absolute',
    insetBlockStart: '38%',
    insetInlineStart: '50%',
    inlineSize: `${size}px`,
    blockSize: `${size * 0.5}px`,
    background: colours[at % colours.length],
    willChange: 'transform, opacity',
  });
  return element;
}

/** Throws confetti from the centre of an element and removes it. The caller must respect reduced motion. */
export function throwConfetti(host: HTMLElement): void {
  if (!host.animate) return;
  for (let at = 0; at < pieces; at++) {
    const element = piece(at);
    host.append(element);
    const [aside, up, turn] = [between(-180, 180), between(-220, -60), between(-720, 720)];
    const flight = element.animate(
      [
        { transform: 'translate(0, 0) rotate(0deg)', opacity: 1, easing: 'ease-out' },
        {
          transform: `translate(${aside * 0.7}px, ${up}px) rotate(${turn / 2}deg)`,
          opacity: 1,
          offset: 0.35,
          easing: 'ease-in',
        },
        { transform: `translate(${aside}px, 260px) rotate(${turn}deg)`, opacity: 0 },
      ],
      { duration: between(1_400, 2_400), fill: 'forwards' },
    );
    flight.onfinish = () => element.remove();
    flight.oncancel = () => element.remove();
  }
}
