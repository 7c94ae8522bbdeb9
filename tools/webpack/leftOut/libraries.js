/**
 * What libraries carry that no page of the product reaches, by the library's file:
 * - `gives`: functions and variables of the file's top level, each with the expression that stands in for it;
 * - `reads`: variables, and properties with a dot before them, that only ever have this value;
 * - `without`: exports, methods and values of properties that are left out.
 *
 * Nothing that a remote may use belongs here, whether one of ours uses it or not.
 * @type {Record<string, import('./leaveOut.js').Parts>}
 */
export const leftOut = {
  // Pages are rendered by createRoot over what the server wrote, never hydrated, and no remote has another root to hydrate.
  'react-dom/cjs/react-dom-client.production.js': {
    without: ['exports.hydrateRoot'],
    reads: {
      ...{ isHydrating: 'false', '.isDehydrated': 'false', '.dehydrated': 'null' },
      // Internet Explorer, and browsers that tell neither of input nor of composed letters.
      ...{ documentMode: 'null', skipSelectionChangeEvent: 'false', isInputEventSupported: 'true' },
      ...{ canUseCompositionEvent: 'true', useFallbackCompositionData: 'false' },
      isComposing: 'false',
    },
    gives: {
      // Taking up nodes that a server wrote.
      clearHydrationBoundary: 'undefined',
      getBumpedLaneForHydrationByLane: '0',
      getParentHydrationBoundary: 'null',
      hideOrUnhideDehydratedBoundary: 'undefined',
      markRetryLaneIfNotHydrated: 'undefined',
      mountHostRootWithoutHydrating: 'null',
      popHydrationState: 'false',
      prepareToHydrateHostInstance: 'undefined',
      resetHydrationState: 'undefined',
      retryActivityComponentWithoutHydrating: 'null',
      retryDehydratedSuspenseBoundary: 'undefined',
      retrySuspenseComponentWithoutHydrating: 'null',
      throwOnHydrationMismatch: 'undefined',
      upgradeHydrationErrorsToRecoverable: 'null',
      commitActivityHydrationCallbacks: 'undefined',
      commitSuspenseHydrationCallbacks: 'undefined',
      getActivityInstanceFromFiber: 'null',
      getSuspenseInstanceFromFiber: 'null',
      // Events that wait until what they are for is hydrated.
      attemptContinuousHydration: 'undefined',
      attemptExplicitHydrationTarget: 'undefined',
      clearIfContinuousEvent: 'undefined',
      discreteReplayableEvents: '[]',
      queueIfContinuousEvent: 'false',
      retryIfBlockedOn: 'undefined',
      // Lists of Suspense, of which the public React makes none.
      cutOffTailIfNeeded: 'undefined',
      findFirstSuspended: 'null',
      initSuspenseListRenderState: 'undefined',
      updateSuspenseListComponent: 'null',
      // Names of events with a browser's prefix, and of keys in browsers that only number them.
      getVendorPrefixedEventName: 'eventName',
      vendorPrefixes:
        '{ animationend: {}, animationiteration: {}, animationstart: {}, transitionend: {} }',
      normalizeKey: '{}',
      translateToKey: '{}',
      // A sign of transitions that this release of React keeps and never shows.
      defaultOnDefaultTransitionIndicator: 'undefined',
    },
  },
  // The page’s router is a plain one: it has no loaders, no errors of theirs and no server components.
  'react-router/dist/production/chunk-7RTFRKQW.mjs': {
    without: ['RenderErrorBoundary.contextType'],
    gives: {
      DefaultErrorComponent: 'null',
      RenderErrorBoundary: 'null',
      useNavigateStable: 'undefined',
    },
  },
  // Texts that are missing are told nobody, and i18next says nothing about how it is set up.
  'i18next/dist/esm/i18next.js': {
    without: ['Connector.saveMissing', 'LanguageUtil.deprecateBareCode'],
  },
};
