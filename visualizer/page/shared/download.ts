// Hands a file to the user.

export const download = (name: string, content: Blob | string, type = 'text/plain'): void => {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

/** A title as the name of a file. */
export const fileNameOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') || 'session';
