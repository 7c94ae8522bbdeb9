#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// The kit comes as sources, the same that its own repository runs.
register();
await import('../src/commands/main.ts');
