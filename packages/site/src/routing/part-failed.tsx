import { site } from '@boundless/content/entries/site';
import { Button } from '@boundless/ui/components/button';

/** In place of a part whose code cannot be fetched. The address has the answers, so the server renders the part. */
export const PartFailed = () => (
  <p className="bl:flex bl:flex-wrap bl:items-center bl:gap-3 bl:text-body-sm">
    {site.failed.title}
    <Button variant="line" size="sm" onClick={() => window.location.reload()}>
      {site.failed.reload}
    </Button>
  </p>
);
