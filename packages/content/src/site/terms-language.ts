/** Whether these terms and the privacy policy exist in French. Whoever publishes them sets it to true. */
const inFrench = false as boolean;

const beforeFrench =
  'These Terms, the Privacy Policy and the Service are in English only. In Quebec, section 55 of the Charter of the French Language says that you have to receive a contract like this one in French before you can choose another language. Until we can give it to you in French, we do not hold a business in Quebec to these Terms. If yours is there, write to us before you open an account, and we will tell you when the French version will be ready.';

const withFrench =
  'These Terms and the Privacy Policy exist in English and in French. If your business is in Quebec, you receive the French version first, as section 55 of the Charter of the French Language requires. The English one binds you only if you then choose it.';

/** In which languages the terms are, and what that means in Quebec. */
export const language = inFrench ? withFrench : beforeFrench;
