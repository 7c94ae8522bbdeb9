// @ts-check
import { TestEnvironment } from 'jest-environment-jsdom';

/** What a browser's page has and jsdom's has not: Node's own stands in. */
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
  // One of a kind with what the above return.
  ...['ArrayBuffer', 'Uint8Array', 'Uint16Array', 'Uint32Array', 'DataView'],
];

/** jsdom with the parts of a browser that Node has and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} all */
  constructor(...all) {
    super(...all);
    for (const name of ofNode) {
      const value = Reflect.get(globalThis, name);
      Object.defineProperty(this.global, name, { value, writable: true, configurable: true });
    }
  }

  /** Packages resolve to what Node would take: a browser's build of `ws` only throws. */
  exportConditions() {
    return ['node', 'node-addons'];
  }
}
