import { useEffect } from 'react';

/** Says on `<html>` that the page answers to the visitor (`data-hydrated`). */
export function useAlive() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
}
