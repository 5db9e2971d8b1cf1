let lost = false;

/** Notes that a part of this page cannot hydrate, because its code cannot be fetched. */
export function noteLostCode(): Promise<never> {
  lost = true;
  return new Promise(() => {});
}

/** Whether links are left to the browser: React would wait for that part before it shows another page. */
export const isCodeLost = () => lost;
