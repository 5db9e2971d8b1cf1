import type { LeadBody } from './lead-store.js';

/** What a search looks at. The same fields for every kind of lead; a kind that lacks one simply has no match there. */
const searchedFields = ['firstName', 'lastName', 'email', 'company', 'message', 'partnershipGoals'] as const;

/** Everything that a search looks at, in lower case: what a database keeps beside the lead to search in. */
export function searchText(body: LeadBody): string {
  const texts = [...searchedFields.map((field) => body[field]), `${body.firstName ?? ''} ${body.lastName ?? ''}`];
  return texts
    .filter((text) => typeof text === 'string')
    .join('\n')
    .toLowerCase();
}

/** Tests whether a lead holds the words, any case, in a field or in the full name. */
export function matcher(q: string): (body: LeadBody) => boolean {
  const wanted = q.toLowerCase();
  return (body) => {
    for (const field of searchedFields) {
      const value = body[field];
      if (typeof value === 'string' && value.toLowerCase().includes(wanted)) return true;
    }
    return `${body.firstName ?? ''} ${body.lastName ?? ''}`.toLowerCase().includes(wanted);
  };
}
