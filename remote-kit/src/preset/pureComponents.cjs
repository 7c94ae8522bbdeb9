/**
 * A webpack loader. A component made by a call, and given a name for the debugger, stays in a bundle that never renders
 * it: no tool can know that the call does nothing else. This says so, and takes the names away.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1');
