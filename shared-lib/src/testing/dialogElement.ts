/** Adds the methods of `<dialog>` that jsdom lacks. Call it before a test opens a dialog. */
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
