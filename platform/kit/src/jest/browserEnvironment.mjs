// @ts-check
import { TestEnvironment } from 'jest-environment-jsdom';

/** Browser APIs that jsdom lacks, taken from Node. */
const ofNode = [
  ...[
    'fetch',
    'Headers',
    'Request',
    'Response',
    'FormData',
    'Blob',
    'File',
    'AbortController',
    'AbortSignal',
  ],
  ...[
    'ReadableStream',
    'WritableStream',
    'TransformStream',
    'CompressionStream',
    'DecompressionStream',
  ],
  ...[
    'TextEncoder',
    'TextDecoder',
    'TextEncoderStream',
    'TextDecoderStream',
    'BroadcastChannel',
    'MessageChannel',
  ],
  ...[
    'crypto',
    'CryptoKey',
    'SubtleCrypto',
    'structuredClone',
    'performance',
    'setImmediate',
    'clearImmediate',
  ],
  // Must be of the same realm as the values that the above return.
  ...['ArrayBuffer', 'Uint8Array', 'Uint16Array', 'Uint32Array', 'DataView'],
];

/** jsdom with Node's versions of the browser APIs it lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} all */
  constructor(...all) {
    super(...all);
    for (const name of ofNode) {
      const value = Reflect.get(globalThis, name);
      Object.defineProperty(this.global, name, { value, writable: true, configurable: true });
    }
  }

  /** Resolves packages as Node does: the browser build of `ws` only throws. */
  exportConditions() {
    return ['node', 'node-addons'];
  }
}
