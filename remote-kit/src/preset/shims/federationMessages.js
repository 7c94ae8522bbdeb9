/** An error of the federation runtime says its number and the page about it; the sentences are on that page. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
