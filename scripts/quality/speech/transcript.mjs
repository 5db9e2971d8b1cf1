/** What Orca adds to the name of an element: its role and its states. */
const roleOrState =
  /^((heading|tree) level \d|link|visited|push button|toggle button|pressed|not pressed|collapsed|expanded|entry|password text|required|invalid entry|selected|not selected|checked|not checked|check box|radio button|combo box|slider|search|image|table|list with \d+ items?|leaving .+|landmark|grayed|has tooltip|clickable|opens dialog|menu|\d+ of \d+)\.?$/;

/** One line for each element: Orca says an element's name, role and states one after the other. */
export function linesOf(said) {
  const lines = [];
  for (const words of said) {
    if (lines.length > 0 && roleOrState.test(words)) lines[lines.length - 1] += `, ${words}`;
    else lines.push(words);
  }
  return lines;
}

/**
 * @param {{ story: string, tools: string, date: string }} about the story, or the page where a journey begins
 * @param {readonly { what: string, said: readonly string[] }[]} steps
 */
export function formatTranscript({ story, tools, date }, steps) {
  const parts = steps.map(({ what, said }) => {
    const lines = linesOf(said);
    return `${what}\n${(lines.length > 0 ? lines : ['(silence)']).map((line) => `  ${line}\n`).join('')}`;
  });
  return `${story} · ${tools} · ${date}\n\n${parts.join('\n')}`;
}

/** The words in a line of Orca's debug log; `undefined` unless they are about the page. */
export function saidIn(line) {
  const [, words] = line.match(/ - SPEECH OUTPUT: '(.*)'(?: voice=\w+| ?\{.*\})*$/) ?? [];
  const plain = words?.trim();
  return plain && !aboutTheBrowser.test(plain) ? plain : undefined;
}

/** What Orca says about itself and about Firefox. */
const aboutTheBrowser =
  /^(Screen reader on\.|Loading\. +Please wait\.|Page has .*|Finished loading.*|Focus mode|Browse mode|Browser tabs tool bar|Navigation tool bar|Search or enter address combo box\.|Firefox View toggle button.*|View recent browsing.*|(New Tab|.*(Storybook|Boundless)) page tab\.|.* frame\.?|(.+ )?document web\.)$/;
