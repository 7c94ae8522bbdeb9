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

/** What stands when the page cannot start at all: without its release there are no texts, so it speaks English. */
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
  retry.addEventListener('click', () => location.reload());
  Object.assign(card.style, cardStyle);
  Object.assign(retry.style, buttonStyle);
  card.append(title, text, retry);
  root.replaceChildren(card);
}
