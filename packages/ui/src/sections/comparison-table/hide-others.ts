/** While a need is selected, hides the rows that do not serve it and the advice on others. With CSS, so that it works without JavaScript. */
export const hideOthers = (need: string) => {
  const selected = `:has([name=need][value="${need}"]:checked)`;
  return `[data-slot=comparison-table]${selected} [data-needs]:not([data-needs~="${need}"]),[data-slot=comparison-table]:not(${selected}) [data-advice="${need}"]{display:none}`;
};
