import { article as words } from '@boundless/content/entries/article';
import { useCallback, useEffect, useState } from 'react';
import { showToast } from '../shell/toasts.js';

const storageKey = 'savedArticles';

/**
 * Share and Save of an article: the browser's share sheet where there is one, else the link on the clipboard; the slug in
 * local storage, taken out again by the second press. A toast says what happened.
 */
export function useSharing(slug: string, title: string) {
  const [saved, setSaved] = useState(false);

  useEffect(() => setSaved(readSaved().includes(slug)), [slug]);

  const onSave = useCallback(() => {
    const others = readSaved().filter((other) => other !== slug);
    const next = !saved;
    writeSaved(next ? [...others, slug] : others);
    setSaved(next);
    showToast(next ? words.savedMessage : words.removedMessage);
  }, [slug, saved]);

  const onShare = useCallback(async () => {
    const url = location.href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        showToast(words.shared);
      }
    } catch (error) {
      // Closing the share sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) showToast(words.shareFailed, 'failed');
    }
  }, [title]);

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

function writeSaved(slugs: readonly string[]) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(slugs));
  } catch {
    // Storage may be full or forbidden; the button then holds for this view.
  }
}
