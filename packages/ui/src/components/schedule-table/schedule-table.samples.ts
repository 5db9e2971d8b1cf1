export const sampleColumns = ['Year', 'Paid', 'Interest', 'Principal', 'Still owed'];

export const sampleYears = [
  { label: 'Year 1', cells: ['$11,200.50', '$1,120.25', '$10,080.25', '$9,919.75'] },
  { label: 'Year 2', cells: ['$11,200.50', '$1,280.75', '$9,919.75', '$0.00'] },
];

export const sampleMonths = Array.from({ length: 24 }, (_, index) => ({
  label: `Month ${index + 1}`,
  cells: ['$933.38', '$90.12', '$843.26', '$9,156.74'],
}));
