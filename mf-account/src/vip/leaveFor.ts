/** Opens the payment provider's page in this tab. */
export function leaveFor(url: string): void {
  window.open(url, '_self');
}
