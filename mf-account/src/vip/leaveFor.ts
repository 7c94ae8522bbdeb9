/** Leaves for a page of the payment provider's, in this very tab. */
export function leaveFor(url: string): void {
  window.open(url, '_self');
}
