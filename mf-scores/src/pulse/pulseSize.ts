/** Pixels: fifteen bars of two with gaps of one. */
export const pulseWidth = 44;
export const pulseHeight = 14;
