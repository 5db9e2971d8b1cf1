export const tabId = (panelId: string, tab: string) => `${panelId}-${tab}`;

/** Attributes of the panel that belongs to the selected tab of a `ListToolbar`. */
export const listPanel = (panelId: string, selected: string) => ({
  id: panelId,
  role: 'tabpanel',
  'aria-labelledby': tabId(panelId, selected),
  tabIndex: 0,
});
