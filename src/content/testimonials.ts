/** A text in both languages of the interface. */
type BothLanguages = { readonly fr: string; readonly en: string }

interface Testimonial {
  readonly quote: BothLanguages
  /** The author: a trade and a restaurant, and a name only with the person's consent. */
  readonly from: BothLanguages
}

/** What the landing page quotes. Placeholders that name no real person: the operator puts its own here. */
export const testimonials: readonly Testimonial[] = [
  {
    quote: {
      fr: 'Le beurre a pris deux euros en un mois. J’ai vu le soir même quels plats ne tenaient plus, et de combien monter le prix.',
      en: 'Butter went up two euros in a month. That same evening I saw which dishes no longer held, and how much to add to the price.',
    },
    from: { fr: 'Cheffe, bistrot de quartier', en: 'Chef, neighbourhood bistro' },
  },
  {
    quote: {
      fr: 'Mes apprentis ont la fiche sous les yeux, avec les bons grammages. Les assiettes se ressemblent enfin d’un service à l’autre.',
      en: 'My apprentices have the sheet before them, with the right weights. Plates finally look alike from one service to the next.',
    },
    from: { fr: 'Chef de cuisine, brasserie', en: 'Head chef, brasserie' },
  },
  {
    quote: {
      fr: 'La carte change toutes les six semaines. Je la compose le dimanche avec les marges à côté, je l’imprime, c’est fini.',
      en: 'The menu changes every six weeks. I put it together on Sunday with the margins beside it, print it, and that is that.',
    },
    from: { fr: 'Restaurateur, table de bord de mer', en: 'Owner, seaside restaurant' },
  },
]

/** True shows a note that these are samples; false once they are real. */
export const testimonialsAreSamples = true
