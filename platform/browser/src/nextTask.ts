/** Ends the task, so that the browser can paint and respond before the next step. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
