/** Gives a table to the person as a file that spreadsheets open with its accents. */
export const saveCsv = (name: string, csv: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(['\ufeff', csv], { type: 'text/csv' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
