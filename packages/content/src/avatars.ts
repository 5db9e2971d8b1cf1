/// <reference path="./assets.d.ts" />
import amaraLindqvist from './assets/avatars/amara-lindqvist.svg?url';
import noorHaddad from './assets/avatars/noor-haddad.svg?url';
import theoBaptiste from './assets/avatars/theo-baptiste.svg?url';

/** Addresses of the authors' pictures, by the `avatar` of `entries/authors.ts`. */
export const avatars: Readonly<Record<string, string>> = {
  'amara-lindqvist': amaraLindqvist,
  'noor-haddad': noorHaddad,
  'theo-baptiste': theoBaptiste,
};
