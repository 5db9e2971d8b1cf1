/** A drawn picture of an author, as a data URL. */
export const samplePicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 58 58"><circle cx="29" cy="29" r="24" fill="#b1cbfe"/><path fill="none" stroke="#10182e" stroke-width="1.5" d="M33.9 1.4A28 28 0 0 1 53.2 43"/><circle cx="29" cy="25" r="6" fill="#10182e"/><path fill="#10182e" d="M18 42a11 11 0 0 1 22 0z"/></svg>',
)}`;
