/** What a business in Texas can ask for. */
export const texasDebits =
  'Cette règle n’a pas de limite de montant. Pour rendre la sûreté opposable, il faut d’ordinaire une entente par laquelle votre banque donne au bailleur de fonds la maîtrise du compte. Demandez-lui une copie signée par votre banque, et demandez à celle-ci si quelqu’un, elle comprise, passe avant lui.';
