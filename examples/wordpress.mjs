import { randomBytes } from 'node:crypto';

/** What WordPress leaves of the HTML of a provider that is not on its list, and of each element's attributes. */
const allowed = {
  a: ['href'],
  blockquote: [],
  iframe: [
    'src',
    'width',
    'height',
    'frameborder',
    'marginwidth',
    'marginheight',
    'scrolling',
    'title',
  ],
};

const attributesIn = (text) =>
  [...text.matchAll(/([\w-]+)\s*=\s*"([^"]*)"/g)].map(([, name, value]) => [
    name.toLowerCase(),
    value,
  ]);

/** Elements that are not allowed go, their text stays; so do attributes that are not. */
function sanitise(html) {
  return html.replace(/<(\/?)([a-z][\w-]*)([^>]*)>/gi, (_, end, tag, rest) => {
    const names = allowed[tag.toLowerCase()];
    if (!names) return '';
    if (end) return `</${tag}>`;
    const attributes = attributesIn(rest).filter(([name]) => names.includes(name));
    return `<${tag}${attributes.map(([name, value]) => ` ${name}="${value}"`).join('')}>`;
  });
}

/** The address that a page's head gives for JSON; null where it gives none. */
function discover(page) {
  const [head] = page.split(/<\/head>/i);
  for (const [link] of head.matchAll(/<link\s[^>]*>/gi)) {
    const { type, href } = Object.fromEntries(attributesIn(link));
    if (type === 'application/json+oembed' && href) return href.replaceAll('&amp;', '&');
  }
  return null;
}

/**
 * What WordPress puts into a post for an address that stands on a line of its own, from a site it does not know: the page
 * is asked for its oEmbed address, the answer is stripped, and its iframe is put into a sandbox with a secret.
 */
export async function embedAsWordPress(url, maxwidth = 600) {
  const found = discover(await (await fetch(url)).text());
  if (!found) return null;
  const asked = new URL(found);
  asked.searchParams.set('maxwidth', String(maxwidth));
  const answer = await fetch(asked);
  if (!answer.ok) return null;
  const { type, html } = await answer.json();
  if (type !== 'rich' && type !== 'video') return null;
  const [, iframe] = /(<iframe[^>]*>.*?<\/iframe>)/is.exec(sanitise(html)) ?? [];
  if (!iframe) return null;
  const secret = randomBytes(5).toString('hex');
  return iframe
    .replace(/ src="([^"]*)"/, ` src="$1#?secret=${secret}" data-secret="${secret}"`)
    .replace('<iframe', '<iframe sandbox="allow-scripts" security="restricted"');
}

/** A post with such an embed, and the rule by which WordPress lets a frame say its height. */
export async function wordPressPost(url) {
  const embed = (await embedAsWordPress(url)) ?? `<a href="${url}">${url}</a>`;
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>A post</title>
    <style>body { max-width: 640px; margin: 24px auto; padding: 0 16px; font-family: Georgia, serif } .wp-block-embed iframe { max-width: 100% }</style>
  </head>
  <body>
    <h1>A post</h1>
    <div class="wp-block-embed">${embed}</div>
    <script>
      addEventListener('message', ({ data, source }) => {
        const frame = document.querySelector('iframe');
        const isOurs = source === frame.contentWindow && data.secret === frame.dataset.secret;
        if (!isOurs || data.message !== 'height') return;
        frame.height = Math.min(1000, Math.max(200, Number(data.value)));
        document.body.dataset.receivedHeight = data.value;
      });
    </script>
  </body>
</html>`;
}
