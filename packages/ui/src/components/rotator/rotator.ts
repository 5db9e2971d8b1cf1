import { RotatorBar, RotatorControls, RotatorToggle } from './rotator-controls.js';
import { RotatorItem, RotatorTrigger } from './rotator-item.js';
import { RotatorDisc, RotatorIconRing, RotatorRing } from './rotator-ring.js';
import { RotatorRoot } from './rotator-root.js';

/** A group whose items become active in turn. Combine the parts as the layout requires. */
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
