/**
 * A webpack loader that removes comments from style templates. They are part of a string, so minifiers must keep them. Removes
 * only comments on lines of their own, and keeps the line breaks, which a source map counts.
 */
module.exports = (source) =>
  source.replace(/^[ \t]*\/\*(?![*!])[^*]*\*\/[ \t]*$/gm, (comment) =>
    '\n'.repeat(comment.split('\n').length - 1),
  );
