/** Pixels: fifteen minutes of two with one between. */
export const pulseWidth = 44;
export const pulseHeight = 14;
