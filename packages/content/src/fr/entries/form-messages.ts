import type { FormMessages } from '../../schemas/forms.js';

export const formMessages: FormMessages = {
  required: 'Veuillez remplir ce champ',
  email: 'Veuillez entrer une adresse courriel valide',
  emailRequired: 'Veuillez entrer votre adresse courriel',
  partnershipType: 'Veuillez choisir un type de partenariat',
  yesOrNo: 'Veuillez répondre par oui ou par non',
  text: 'Veuillez entrer du texte',
  tooLong: 'Veuillez entrer au plus {max} caractères',
  invalid: 'Veuillez vérifier les champs indiqués',
};
