import { useHydrated } from '@boundless/ui/hooks/use-hydrated';
import { type ComponentType, lazy, Suspense, useState } from 'react';

const pending = new Promise<never>(() => {});

/**
 * A part in a file of its own that does not change with its page's state.
 *
 * In a document the page hydrates before the part's code has arrived: without a boundary React would hydrate the whole page again. If the code
 * cannot be fetched, the server's markup stays, with links and forms that work. A page that is opened by a link waits for the part, so that no
 * anchor moves; if the code cannot be fetched, the page's document is loaded.
 */
export function serverPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  const read = async () => {
    Loaded = await load();
    return { default: Loaded };
  };
  const Opened = lazy(read);
  const InDocument = lazy(() => read().catch(() => pending));
  return function ServerPart(props: Props) {
    const isHydrated = useHydrated();
    // Made once: if a boundary renders again before it has hydrated, React removes the markup of the server, and what was typed into it.
    const [part] = useState(() => {
      // At once if it is loaded: after Back, a page that waits cannot focus its heading.
      const Part = isHydrated ? (Loaded ?? Opened) : InDocument;
      const part = <Part {...props} />;
      return isHydrated ? part : <Suspense>{part}</Suspense>;
    });
    return part;
  };
}
