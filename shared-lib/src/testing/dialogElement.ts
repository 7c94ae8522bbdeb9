/** jsdom has `<dialog>` but not its methods; tests that open one call this first. */
export function installDialogElement(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector<HTMLElement>('button, input, [tabindex]')?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}
