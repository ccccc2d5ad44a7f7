// How wide a text is without a page to measure it on. The widths are the largest among the sans-serif fonts that are
// common on desktops, so that no text is cut off whichever of them draws it.

/** In thousandths of the font size, from the space to the tilde. */
const REGULAR =
  '318 401 460 838 636 950 780 275 390 390 500 838 318 361 318 337 636 636 636 636 636 636 636 636 636 636 337 337 838 838 838 556 1015 684 686 722 770 667 611 778 752 295 500 667 557 863 748 787 667 787 722 667 611 732 684 989 685 667 685 390 337 390 838 556 500 613 635 550 635 615 352 635 634 278 278 579 278 974 634 612 635 635 411 521 392 634 592 818 592 592 525 636 337 636 838'
    .split(' ')
    .map(Number);
const BOLD =
  '348 456 521 838 696 1002 872 306 457 457 523 838 380 415 380 365 696 696 696 696 696 696 696 696 696 696 400 400 838 838 838 611 1000 774 762 734 830 683 683 821 837 372 556 775 637 995 837 850 733 850 770 720 682 812 774 1103 771 724 725 457 365 457 838 556 500 675 716 593 716 678 435 716 712 343 343 665 343 1042 712 687 716 716 493 595 478 712 652 924 645 652 582 712 365 712 838'
    .split(' ')
    .map(Number);

/** Arrows, dots and the letters of most other languages are no wider. */
const OTHER = 1000;

export interface Font {
  readonly size: number;
  readonly isBold?: boolean;
}

/** The room that a text needs, in the units of the font's size. */
export const textWidth = (text: string, { size, isBold = false }: Font): number => {
  const widths = isBold ? BOLD : REGULAR;
  let width = 0;
  for (const letter of text) width += widths[(letter.codePointAt(0) ?? 0) - 32] ?? OTHER;
  return (width * size) / 1000;
};

const DOTS = '…';

/** The text, or as much of it as fits, with dots at the end. Empty if not even the dots fit. */
export const fitted = (text: string, width: number, font: Font): string => {
  if (textWidth(text, font) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && textWidth(letters.join('') + DOTS, font) > width) letters.pop();
  return letters.length > 0 || textWidth(DOTS, font) <= width ? `${letters.join('').trimEnd()}${DOTS}` : '';
};
