import type { Boot } from '../contract';

/** The JSON the page server wrote into `<script type="application/json" id="boot">`. Throws where there is none. */
export function readBoot(page: Document = document): Boot {
  const text = page.getElementById('boot')?.textContent;
  if (!text) throw new Error('This page carries no boot data.');
  return JSON.parse(text) as Boot;
}
