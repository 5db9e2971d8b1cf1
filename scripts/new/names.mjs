const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Throws unless `name` is in kebab-case, as all file names are. */
export function checkName(name) {
  if (!kebab.test(name)) throw new Error(`"${name}" is not a name in kebab-case, such as price-tag`);
}

/** `price-tag` as `PriceTag`. */
export const pascalCase = (name) => name.replaceAll(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());

/** `price-tag` as `priceTag`. */
export const camelCase = (name) => pascalCase(name).replace(/^./, (letter) => letter.toLowerCase());

/** `price-tag` as `Price tag`. */
export const sentenceCase = (name) => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
