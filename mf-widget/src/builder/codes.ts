import { pathTo, widgetHeight, widgetParametersOf } from '@scoreline/shared-lib/contract';

import { type Choices, optionsOf, subjectOf } from './choices';

export const ways = ['HTML', 'iframe', 'WordPress', 'React', 'Vue'] as const;
export type Way = (typeof ways)[number];

interface Site {
  origin: string;
  basePath: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => entities[c] ?? c);

const attributesOf = (choices: Choices): string =>
  widgetParametersOf(optionsOf(choices))
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('');

const scriptOf = ({ origin }: Site) => `${origin}/widget/embed.js?v=1`;

const html = (choices: Choices, site: Site) =>
  `<script async src="${scriptOf(site)}"></script>\n<scoreline-widget${attributesOf(choices)}></scoreline-widget>`;

function iframe(choices: Choices, { origin, basePath }: Site): string {
  const options = optionsOf(choices);
  const query = new URLSearchParams(widgetParametersOf(options)).toString();
  const address = escape(`${origin}${pathTo({ basePath }, null, '/widget')}?${query}`);
  return `<iframe src="${address}" title="Scoreline" width="100%" height="${widgetHeight(options)}" loading="lazy" style="border: 0"></iframe>`;
}

/** The address of the page, from which WordPress discovers the embed. */
function wordPress({ options, league, match }: Choices, { origin, basePath }: Site): string | null {
  const chosen = subjectOf(options.type) === 'match' ? match : league;
  return chosen && `${origin}${pathTo({ basePath }, options.lang, chosen.path)}`;
}

const react = (choices: Choices, site: Site) => `import { useEffect } from 'react';

export function Scores() {
  useEffect(() => {
    if (customElements.get('scoreline-widget')) return;
    const script = document.createElement('script');
    script.src = '${scriptOf(site)}';
    document.head.append(script);
  }, []);
  return <scoreline-widget${attributesOf(choices)} />;
}`;

const vue = (choices: Choices, site: Site) => `<script setup>
import { onMounted } from 'vue';

// vite.config: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'scoreline-widget' } } })
onMounted(() => {
  if (customElements.get('scoreline-widget')) return;
  const script = document.createElement('script');
  script.src = '${scriptOf(site)}';
  document.head.append(script);
});
</script>

<template>
  <scoreline-widget${attributesOf(choices)}></scoreline-widget>
</template>`;

/** The code to embed a widget, or null if this way does not support it. */
export function codeOf(way: Way, choices: Choices, site: Site): string | null {
  switch (way) {
    case 'HTML':
      return html(choices, site);
    case 'iframe':
      return iframe(choices, site);
    case 'WordPress':
      return wordPress(choices, site);
    case 'React':
      return react(choices, site);
    case 'Vue':
      return vue(choices, site);
  }
}
