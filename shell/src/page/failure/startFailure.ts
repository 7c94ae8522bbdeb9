import { reloadPage } from '@scoreline/shared-lib/native';

const cardStyle = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '12px',
  minBlockSize: '100dvh',
  padding: '16px',
  textAlign: 'center',
};
const buttonStyle = {
  minBlockSize: '44px',
  padding: '0 24px',
  borderRadius: '10px',
  color: 'var(--on-accent)',
  background: 'var(--accent)',
};

const linkStyle = { color: 'var(--accent)', padding: '12px' };

/** The home link of the server-rendered page, if it has one and leads elsewhere. */
function wayHome(root: HTMLElement): HTMLElement[] {
  const written = root.querySelector<HTMLAnchorElement>('a.frame-home');
  if (!written || new URL(written.href).pathname === location.pathname) return [];
  const link = document.createElement('a');
  link.href = written.href;
  link.textContent = 'Go Home';
  Object.assign(link.style, linkStyle);
  return [link];
}

/**
 * Replaces a page that cannot start. In English, because without its release there are no texts. Retries once the network is
 * back.
 */
export function showStartFailure(): void {
  const root = document.getElementById('root') ?? document.body;
  const card = document.createElement('main');
  card.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = 'Oops!';
  const text = document.createElement('p');
  text.textContent = 'Something went wrong, please try again';
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => void reloadPage());
  addEventListener('online', () => void reloadPage(), { once: true });
  Object.assign(card.style, cardStyle);
  Object.assign(retry.style, buttonStyle);
  card.append(title, text, retry, ...wayHome(root));
  root.replaceChildren(card);
}
