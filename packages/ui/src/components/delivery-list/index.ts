export { DeliveryList, type DeliveryListProps } from './delivery-list.js';
export { type DeliveryListLabels, deliveryListLabels } from './delivery-list.labels.js';
