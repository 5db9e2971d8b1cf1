export {
  dismissToast,
  type ToastContent,
  type ToastEntry,
  type ToastHandle,
  toast,
  useToast,
} from '../../hooks/use-toast.js';
export { Toaster, type ToasterProps } from './toaster.js';
