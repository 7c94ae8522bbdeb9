/** `45+2'` */
export const minuteOf = ({ minute, added }: { minute: number; added: number | null }): string =>
  added ? `${minute}+${added}'` : `${minute}'`;
