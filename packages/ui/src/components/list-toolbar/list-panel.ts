export const tabId = (panelId: string, tab: string) => `${panelId}-${tab}`;

/** Attributes of the element that shows what the selected tab of a `ListToolbar` names. */
export const listPanel = (panelId: string, selected: string) => ({
  id: panelId,
  role: 'tabpanel',
  'aria-labelledby': tabId(panelId, selected),
  tabIndex: 0,
});
