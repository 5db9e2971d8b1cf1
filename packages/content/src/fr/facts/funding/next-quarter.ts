import { kansasCityNext as english } from '../../../facts/funding/next-quarter.js';

export const kansasCityNext: typeof english = {
  ...english,
  title:
    'Banque fédérale de réserve de Kansas City, enquête Small Business Lending Survey du quatrième trimestre de 2025 : les taux ont baissé',
};
