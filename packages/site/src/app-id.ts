/** Id of the element that hydrates. The document around it is markup that scripts and extensions may change. */
export const appId = 'root';
