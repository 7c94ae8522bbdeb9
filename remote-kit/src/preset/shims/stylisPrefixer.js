export const prefix = (value) => value;
