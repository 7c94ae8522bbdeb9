import type { Boot } from '../contract';

/**
 * Parses the JSON that the page server wrote into `<script type="application/json" id="boot">`.
 * @throws if the page has no such script
 */
export function readBoot(page: Document = document): Boot {
  const text = page.getElementById('boot')?.textContent;
  if (!text) throw new Error('This page carries no boot data.');
  return JSON.parse(text) as Boot;
}
