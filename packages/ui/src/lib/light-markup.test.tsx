import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lightMarkup } from './light-markup.js';

const html = (source: string) => render(<p>{lightMarkup(source)}</p>).container.querySelector('p')?.innerHTML;

it.each([
  ['leaves text as it is', 'a < b & "c"', 'a &lt; b &amp; "c"'],
  ['makes bold markers strong', 'Yes, **completely**.', '<span>Yes, </span><strong>completely</strong><span>.</span>'],
  ['links inside this site', '[How](/how-it-works) it works', '<a href="/how-it-works">How</a><span> it works</span>'],
  [
    'opens other sites in a new tab',
    '[SBA](https://sba.example/x)',
    '<a href="https://sba.example/x" target="_blank" rel="noopener noreferrer">SBA</a>',
  ],
  [
    'keeps a range of figures on one line',
    'In 24-48 hours, 2-3% of it',
    '<span>In </span><span class="bl:whitespace-nowrap">24-48</span><span> hours, </span><span class="bl:whitespace-nowrap">2-3%</span><span> of it</span>',
  ],
  ['keeps line breaks', 'One\nTwo', '<span>One</span><br><span>Two</span>'],
  ['links inside strong text', '**[a](/b) c**', '<strong><a href="/b">a</a><span> c</span></strong>'],
  ['keeps brackets in an address', '[x](/a_(b)), c', '<a href="/a_(b)">x</a><span>, c</span>'],
  ['leaves unfinished markup as it is', '**a [b](/c', '**a [b](/c'],
  ['runs no script from an address', '[x](javascript:alert(1))', '<span>x</span>'],
  [
    'runs no script from a disguised address',
    '[x](JaVaScRiPt:alert(1)) [y](data:text/html,z)',
    '<span>x</span><span> </span><span>y</span>',
  ],
  [
    'does not link to another host by a protocol-relative address',
    '[x](//evil.example) [y](/\\evil.example)',
    '<span>x</span><span> </span><span>y</span>',
  ],
  ['does not let an address break out of its attribute', '[x](/"onclick="y)', '<a href="/&quot;onclick=&quot;y">x</a>'],
  ['accepts no address with spaces', '[x](/ /evil.example)', '[x](/ /evil.example)'],
  ['injects no element', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
])('%s', (_, source, expected) => {
  expect(html(source)).toBe(expected);
});

it('renders the text between the markup with the given function', () => {
  const { container } = render(
    <p>
      {lightMarkup('Boundless **Boundless**', (text) => (
        <em>{text}</em>
      ))}
    </p>,
  );
  expect(container.querySelectorAll('em')).toHaveLength(2);
});

/** The least time of the processor in three rounds, in microseconds: time in which other processes run does not count. */
function timeOf(source: string): number {
  const rounds = Array.from({ length: 3 }, () => {
    const start = process.cpuUsage();
    lightMarkup(source);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  });
  return Math.min(...rounds);
}

// Quadratic code would take hundreds of times as long. Strong words make as many elements, and React's elements take most of the time.
it.each(['[', '[a](', '[a]((', '**', '**[a](/b'])(
  'reads %s twenty thousand times about as fast as strong words',
  (part) => expect(timeOf(part.repeat(20_000))).toBeLessThan(10 * timeOf('**a**'.repeat(8_000))),
);
