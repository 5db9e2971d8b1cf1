import { useEffect, useRef, useState } from 'react';

interface PictureProps {
  story: string;
  title: string;
  /** Height in pixels. */
  height: number;
}

/** Milliseconds after which a story counts as played. */
const longestPlay = 15_000;

/** Resolves when the stories that were requested before have played. */
let queue = Promise.resolve();

/** Storybook's preview inside a frame. */
interface StoryWindow extends Window {
  HTMLElement?: typeof HTMLElement;
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/**
 * A story in a frame. It loads when half of it is on the screen, after the frames before it have played: a browser window has one focus, and stories
 * that play at the same time take it from each other.
 */
export function Picture({ story, title, height }: PictureProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        queue = queue.then(() => {
          setShown(true);
          return played(element);
        });
      },
      // Typing into a field that is off the screen would scroll to it.
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <iframe
      ref={frame}
      src={shown ? `iframe.html?id=${story}&viewMode=story` : undefined}
      title={title}
      height={height}
      className="bl:w-full bl:rounded-control bl:border bl:border-line bl:bg-raised"
    />
  );
}

/** Resolves when the story in the frame has played. Until then, focusing an element does not scroll the page. */
async function played(frame: HTMLIFrameElement): Promise<void> {
  const until = Date.now() + longestPlay;
  let isStill = false;
  while (Date.now() < until && frame.isConnected) {
    const window = frame.contentWindow as StoryWindow | null;
    if (window?.HTMLElement && window.location.href !== 'about:blank' && !isStill) {
      isStill = true;
      const { focus } = window.HTMLElement.prototype;
      window.HTMLElement.prototype.focus = function () {
        focus.call(this, { preventScroll: true });
      };
    }
    const phase = window?.__STORYBOOK_PREVIEW__?.currentRender?.phase;
    if (phase === 'finished' || phase === 'errored') return;
    await new Promise((done) => setTimeout(done, 50));
  }
}
