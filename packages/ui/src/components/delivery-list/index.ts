export { DeliveryList, type DeliveryListProps } from './delivery-list.js';
export type { DeliveryListLabels } from './delivery-list.labels.js';
