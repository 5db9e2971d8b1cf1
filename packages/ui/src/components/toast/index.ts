export {
  dismissToast,
  type ToastContent,
  type ToastEntry,
  type ToastHandle,
  toast,
  useToast,
} from './toast-store.js';
export { Toaster, type ToasterProps } from './toaster.js';
