#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// The kit ships as TypeScript sources, the same that its own repository runs.
register();
await import('../src/commands/main.ts');
