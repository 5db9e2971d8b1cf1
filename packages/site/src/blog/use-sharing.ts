import { article as words } from '@boundless/content/entries/article';
import { toast } from '@boundless/ui/hooks/use-toast';
import { useEffect, useState } from 'react';

const storageKey = 'savedArticles';

/**
 * The actions Share and Save of an article. Share opens the browser's share sheet, or copies the link if there is none. Save adds the slug to local
 * storage or removes it. A toast reports the result.
 */
export function useSharing(slug: string, title: string) {
  const [saved, setSaved] = useState(false);

  useEffect(() => setSaved(readSaved().includes(slug)), [slug]);

  const onSave = () => {
    const others = readSaved().filter((other) => other !== slug);
    const next = !saved;
    try {
      localStorage.setItem(storageKey, JSON.stringify(next ? [...others, slug] : others));
    } catch {
      // Storage is full or forbidden.
      toast({ title: words.saveFailed, kind: 'failed' });
      return;
    }
    setSaved(next);
    toast({ title: next ? words.savedMessage : words.removedMessage });
  };

  const onShare = async () => {
    const url = location.href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast({ title: words.shared });
      }
    } catch (error) {
      // AbortError: the visitor closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        toast({ title: words.shareFailed, kind: 'failed' });
    }
  };

  return { saved, onSave, onShare };
}

function readSaved(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}
