const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Throws unless `name` is in kebab-case, as all file names are. */
export function checkName(name) {
  if (!kebab.test(name)) throw new Error(`"${name}" is not a name in kebab-case, such as price-tag`);
}

/** `price-tag` as `PriceTag`. */
export const pascalCase = (name) => name.replaceAll(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());

/** `price-tag` as `priceTag`. Throws if that cannot name a variable, such as `new`. */
export function camelCase(name) {
  const variable = pascalCase(name).replace(/^./, (letter) => letter.toLowerCase());
  try {
    new Function(`'use strict'; let ${variable};`);
  } catch {
    throw new Error(`"${name}" is a reserved word of JavaScript; choose another name`);
  }
  return variable;
}

/** `price-tag` as `Price tag`. */
export const sentenceCase = (name) => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
