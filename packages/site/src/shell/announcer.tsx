import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

export function Announcer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
  }, [pathname]);

  return (
    <p className="bl:sr-only" aria-live="polite">
      {title}
    </p>
  );
}
