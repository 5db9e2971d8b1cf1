/** When a funder in Texas may debit an account, to end a sentence. House Bill 700 limits the disclosure to less than $1 million, but not this rule. */
export const texasDebits =
  'unless it holds a perfected security interest with first priority over everyone else in "the recipient\'s account" (398.056). Lawyers disagree whether that is your bank account, which takes an agreement signed by your bank, or your receivables, where a first lien is enough. We have not read the rule on it as adopted (7 TAC 86.313). The law sets no limit on the amount here. Ask a lawyer before you stop a debit.';
