/** A copy of a template's texts with the partner's name and id for `__name__` and `__id__`. */
export const fillNames = <Texts extends object>(texts: Texts, { name, id }: { name: string; id: string }): Texts =>
  JSON.parse(JSON.stringify(texts), (_, value) =>
    typeof value === 'string' ? value.replaceAll(/__(name|id)__/g, (_mark, key) => (key === 'id' ? id : name)) : value,
  );
