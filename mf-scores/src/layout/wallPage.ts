/** A page with room for the live wall at the end of the three columns. */
export const wallPage = '(min-width: 1600px)';
