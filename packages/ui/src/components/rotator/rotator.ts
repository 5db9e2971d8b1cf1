import { RotatorBar, RotatorControls, RotatorToggle } from './rotator-controls.js';
import { RotatorItem, RotatorTrigger } from './rotator-item.js';
import { RotatorDisc, RotatorIconRing, RotatorRing } from './rotator-ring.js';
import { RotatorRoot } from './rotator-root.js';

/** A group of which one item is active in turn: put the parts together as the layout asks. */
export const Rotator = {
  Root: RotatorRoot,
  Item: RotatorItem,
  Trigger: RotatorTrigger,
  Ring: RotatorRing,
  IconRing: RotatorIconRing,
  Disc: RotatorDisc,
  Bar: RotatorBar,
  Controls: RotatorControls,
  Toggle: RotatorToggle,
};
