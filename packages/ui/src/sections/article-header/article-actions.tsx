import { Bookmark, Share2 } from 'lucide-react';
import { Button } from '../../components/button/index.js';

export interface ArticleActionsProps {
  /** Whether the visitor has saved the article. @default false */
  saved?: boolean | undefined;
  /** Shares the article. Without it there is no share button. */
  onShare?: (() => void) | undefined;
  /** Saves the article, or removes it again. Without it there is no save button. */
  onSave?: (() => void) | undefined;
  labels?: { share: string; save: string; saved: string };
}

const icon = { size: 18, strokeWidth: 1.75 };

export function ArticleActions({
  saved = false,
  onShare,
  onSave,
  labels = { share: 'Share', save: 'Save', saved: 'Saved' },
}: ArticleActionsProps) {
  if (!onShare && !onSave) return null;
  return (
    <div className="bl:flex bl:flex-wrap bl:gap-2 bl:noscript:hidden bl:print:hidden">
      {onShare && (
        <Button variant="line" size="sm" onClick={onShare}>
          <Share2 {...icon} />
          <span>{labels.share}</span>
        </Button>
      )}
      {onSave && (
        <Button variant="line" size="sm" onClick={onSave}>
          <Bookmark {...icon} fill={saved ? 'currentColor' : 'none'} />
          <span>{saved ? labels.saved : labels.save}</span>
        </Button>
      )}
    </div>
  );
}
