/** What a business in Texas can ask for. House Bill 700 limits the disclosure to less than $1 million, but not this rule (section 398.056). */
export const texasDebits =
  'This rule has no limit on the amount. Perfecting it usually takes an agreement in which your bank gives the funder control of the account. Ask the funder for a copy that your bank has signed, and ask your bank whether anyone, the bank included, ranks ahead.';
