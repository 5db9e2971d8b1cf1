/** Id of the element that holds the addresses of a page's scripts, as a JSON array. */
export const pageScriptsId = 'page-scripts';
