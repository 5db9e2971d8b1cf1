/** In which language the terms are, and what that means in Quebec. */
export const language =
  'These Terms, the Privacy Policy and the Service are in English only. In Quebec, section 55 of the Charter of the French Language says that you have to receive a contract like this one in French before you can choose another language. Until we can give it to you in French, we do not hold a business in Quebec to these Terms. If yours is there, write to us before you open an account, and we will tell you when the French version will be ready.';
