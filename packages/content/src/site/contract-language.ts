/** In which languages the terms are, which one binds, and what that means in Quebec. */
export const language =
  'These Terms and the Privacy Policy exist in English and in French: the link "Français" on this page opens the other version. If your business is in Quebec, you receive the French version first, free of charge, as section 55 of the Charter of the French Language requires, and it binds you. The English one binds you only if you then expressly choose it. If the two versions differ, the meaning that is more favourable to you applies.';
