/** A page with room for the live wall after the three columns. */
export const wallPage = '(min-width: 1600px)';
