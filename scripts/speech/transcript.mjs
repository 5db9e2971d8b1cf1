/** Words that Orca says of the thing it has just named. */
const ofTheSame =
  /^((heading|tree) level \d|link|visited|push button|toggle button|pressed|not pressed|collapsed|expanded|entry|password text|required|invalid entry|selected|not selected|checked|not checked|check box|radio button|combo box|slider|search|image|table|list with \d+ items?|leaving .+|landmark|grayed|has tooltip|clickable|opens dialog|menu|\d+ of \d+)\.?$/;

/** What was said, a line for each thing: in reading, Orca says its name and what it is one after the other. */
export function linesOf(said) {
  const lines = [];
  for (const words of said) {
    if (lines.length > 0 && ofTheSame.test(words)) lines[lines.length - 1] += `, ${words}`;
    else lines.push(words);
  }
  return lines;
}

/**
 * @typedef {{ what: string, said: readonly string[] }} Step
 * @param {{ sources: string, of: string, versions: string, date: string }} about
 * @param {readonly Step[]} steps
 */
export function formatTranscript({ sources, of, versions, date }, steps) {
  const parts = steps.map(({ what, said }) => {
    const lines = linesOf(said);
    return `${what}\n${(lines.length > 0 ? lines : ['(silence)']).map((line) => `  ${line}\n`).join('')}`;
  });
  return `sources ${sources} · ${of} · ${versions} · ${date}\n\n${parts.join('\n')}`;
}

/** Reads the first line of a transcript. */
export function aboutTranscript(text) {
  const [, sources, of, versions, date] = text.match(/^sources (\S+) · (.+?) · (.+) · ([\d-]+)\n/) ?? [];
  return sources ? { sources, of, versions, date } : undefined;
}

/** What Orca says in a line of its debug log, if that is something about the page. */
export function saidIn(line) {
  const [, words] = line.match(/ - SPEECH OUTPUT: '(.*)'(?: voice=\w+| ?\{.*\})*$/) ?? [];
  const plain = words?.trim();
  return plain && !aboutTheBrowser.test(plain) ? plain : undefined;
}

/** How Orca follows the page: what it says of itself, of Firefox. */
const aboutTheBrowser =
  /^(Screen reader on\.|Loading\. +Please wait\.|Page has .*|Finished loading.*|Focus mode|Browse mode|Browser tabs tool bar|Navigation tool bar|Search or enter address combo box\.|Firefox View toggle button.*|View recent browsing.*|.* page tab\.|.* frame\.?|(.+ )?document web\.)$/;
