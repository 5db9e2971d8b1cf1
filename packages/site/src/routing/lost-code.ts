let lost = false;

/** Records that a part of this page cannot hydrate because its code cannot be fetched. */
export function noteLostCode(): Promise<never> {
  lost = true;
  return new Promise(() => {});
}

/** Whether links must load documents: React would wait for that part before showing another page. */
export const isCodeLost = () => lost;
