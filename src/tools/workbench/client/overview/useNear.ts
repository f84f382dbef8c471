import {useEffect, useRef, useState, type RefObject} from 'react';

/** Whether an element has ever been within a screen of what is shown. */
export function useNear(): readonly [place: RefObject<HTMLElement | null>, isNear: boolean] {
  const place = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) setNear(true);
      },
      {rootMargin: '100% 0px'},
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [place, isNear];
}
