/** The landing page. */
export const home = {
  meta: {
    title: 'Fiches techniques, coûts et marges pour les chefs',
    description:
      'Fiches techniques, coûts matière et cartes pour les restaurateurs\u00a0: changez un prix d’achat, la marge de chaque plat suit. Offre gratuite, export PDF compris.',
  },
  hero: {
    title: '<line>Le juste prix,</line> <line>au gramme près.</line>',
    body: 'Fiches techniques, coûts et cartes pour les chefs. Vous tapez une quantité, vous voyez ce que l’assiette coûte et ce qu’elle rapporte.',
    promise: 'Offre gratuite sans limite, export PDF compris.',
  },
  sheet: {
    title: 'Lieu jaune, beurre nantais',
    hint: 'Faites glisser un prix\u00a0: la marge suit.',
    products: {
      fish: 'Lieu jaune de ligne',
      butter: 'Beurre d’Isigny',
      potatoes: 'Pommes de Noirmoutier',
      shallots: 'Échalotes grises',
      wine: 'Muscadet',
    },
    units: { kg: 'kg', g: 'g', L: 'L', cl: 'cl', bouteille: 'bouteille' },
    at: '{quantity} {unit} à <b>{price}</b> / {per}',
    loss: ', perte {loss}',
    priceOf: 'Prix\u00a0: {product}',
    spokenPrice: {
      kg: '{price} le kg',
      bouteille: '{price} la bouteille',
    },
    portions: '{count, plural, one {# portion} other {# portions}}',
    portionsLabel: 'Portions tirées de la fiche',
    fewer: 'Une portion de moins',
    more: 'Une portion de plus',
    costPortion: 'Coût par portion',
    priceTtc: 'Prix TTC',
    vat: 'TVA {rate}',
    margin: 'Marge',
    targetMet: 'Objectif de {target} tenu\u00a0: à ce coût, il le serait dès <b>{price}</b> TTC.',
    targetMissed: 'Pour retrouver {target} de marge, il faudrait vendre <b>{price}</b> TTC.',
    summary: 'Coût par portion {cost}, marge {margin}.',
    reset: 'Remettre les prix du marché',
  },
  stats: {
    label: 'Gramme en chiffres',
    users: 'utilisateurs',
    recipes: 'recettes',
    restaurants: 'restaurants',
    savings: 'd’économies en moyenne',
  },
  features: {
    title: 'Une fiche, et tout en découle',
    body: 'Écrivez la recette une fois. Le coût, la marge, le document de cuisine et la carte se tiennent à jour entre eux.',
    sheets: {
      title: 'Fiches Techniques',
      body: 'Quantités, pertes, allergènes et étapes sur une seule page, imprimée telle qu’à l’écran.',
    },
    costs: {
      title: 'Gestion des Coûts',
      body: 'Le coût de l’assiette, ligne par ligne\u00a0: vous voyez où part l’argent, et le prix qui tient votre marge.',
    },
    cartes: {
      title: 'Cartes Élégantes',
      body: 'Des gammes composées de vos fiches, une carte prête à imprimer, et la marge de chaque plat pour vous seul.',
    },
    document: 'Fiche technique de fabrication',
    documentCost: 'Coût par portion',
    shareTitle: 'Part dans le coût',
    carte: {
      name: 'Le Bistrot du Canal',
      starters: 'Entrées',
      mains: 'Plats',
      egg: 'Œuf parfait, crème de cèpes',
      leeks: 'Poireaux vinaigrette, mimosa',
      dish: 'Lieu jaune, beurre nantais',
      risotto: 'Petit épeautre, courge rôtie',
    },
    all: 'Voir toutes les fonctionnalités',
  },
  fears: {
    title: 'Ce qui fausse un prix, Gramme ne le laisse pas passer',
    units: {
      title: 'Grammes et kilos confondus',
      body: 'Vous achetez au kilo ou à la bouteille, vous cuisinez en grammes et en centilitres\u00a0: la conversion est faite. Quand elle est inconnue, la ligne le dit au lieu de compter zéro.',
    },
    preparations: {
      title: 'Préparations comptées deux fois',
      body: 'Un fond, une pâte, une crème sont des fiches dans la fiche\u00a0: comptés une fois, à leur coût du jour, partout où ils servent.',
    },
    prices: {
      title: 'Prix d’un autre temps',
      body: 'Importez le tarif du fournisseur\u00a0: les fiches concernées sont recalculées, et vous voyez lesquelles ont perdu leur marge.',
    },
    paper: {
      title: 'Impressions cassées',
      body: 'La fiche tient sur sa page, la carte ne laisse ni titre ni plat orphelin. Ce qui sort de l’imprimante est ce que contient le PDF.',
    },
  },
  testimonials: {
    title: 'En cuisine, ils en parlent',
    note: 'Témoignages d’exemple\u00a0: ils ne citent aucune personne réelle.',
    carousel: 'carrousel',
    slide: 'témoignage',
    place: '{place} sur {count}',
    choose: 'Témoignage {place} sur {count}',
    dots: 'Choisir un témoignage',
    pause: 'Arrêter le défilement',
    play: 'Reprendre le défilement',
  },
  closing: {
    title: 'Commencez par votre meilleur plat',
    body: 'Écrivez la fiche de celui que vous vendez le plus\u00a0: vous saurez ce qu’il vous laisse.',
  },
} as const
