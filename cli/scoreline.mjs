#!/usr/bin/env node
// @ts-check
import { requireNode } from '../tools/run/node.mjs';

requireNode();
const { createDisplay } = await import('../tools/run/display.mjs');
const { ensureInstalled } = await import('../tools/run/install.mjs');

const display = createDisplay(process.stderr);
await ensureInstalled(display);
display.close();

const { createProgram } = await import('./program.mjs');
await createProgram().parseAsync();
