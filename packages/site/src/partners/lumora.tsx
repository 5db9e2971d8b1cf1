import { SectionHeading } from '@boundless/ui/components/section-heading';

const texts = {
  en: { title: 'What Lumora adds', lede: 'Your orders of last season are in the profile before you begin.' },
  fr: { title: 'Ce que Lumora apporte', lede: 'Vos commandes de la saison dernière sont déjà dans le profil.' },
};

/** The section of Lumora's own, on its page in each language. */
export default function LumoraSection({ lang }: { lang?: string | undefined }) {
  return (
    <section className="bl:wrap bl:section-y" data-slot="lumora-section">
      <SectionHeading content={lang?.startsWith('fr') ? texts.fr : texts.en} />
    </section>
  );
}
