import { render } from '@testing-library/react';
import { createRef, type Ref, type RefObject } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useMergedRef } from './merge-refs.js';

interface ProbeProps {
  own: RefObject<HTMLElement | null>;
  given?: Ref<HTMLElement>;
}

const Probe = ({ own, given }: ProbeProps) => <p ref={useMergedRef(own, given)} />;

describe('useMergedRef', () => {
  it('sets and clears its own ref, and a given ref object', () => {
    const own = createRef<HTMLElement>();
    const given = createRef<HTMLElement>();
    const { container, unmount } = render(<Probe own={own} given={given} />);
    expect(own.current).toBe(container.firstElementChild);
    expect(given.current).toBe(own.current);
    unmount();
    expect([own.current, given.current]).toEqual([null, null]);
  });

  it('calls a given function with the element, and with null after unmounting', () => {
    const own = createRef<HTMLElement>();
    const given = vi.fn();
    const { container, unmount } = render(<Probe own={own} given={given} />);
    const element = container.firstElementChild;
    unmount();
    expect(given.mock.calls).toEqual([[element], [null]]);
    expect(own.current).toBeNull();
  });

  it('runs the cleanup that a given function returns, and also clears its own ref', () => {
    const own = createRef<HTMLElement>();
    const cleanup = vi.fn();
    const given = vi.fn(() => cleanup);
    const { unmount } = render(<Probe own={own} given={given} />);
    unmount();
    expect(given).toHaveBeenCalledTimes(1);
    expect(cleanup).toHaveBeenCalledTimes(1);
    expect(own.current).toBeNull();
  });

  it('works without a given ref', () => {
    const own = createRef<HTMLElement>();
    render(<Probe own={own} />).unmount();
    expect(own.current).toBeNull();
  });
});
