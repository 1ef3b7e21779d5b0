/** The articles of suppliers that a product is tied to. */
export const articles = {
  title: 'Articles des fournisseurs',
  tie: 'Relier à un article',
  none: 'Ce produit n’est relié à aucun article\u00a0: son prix se saisit à la main. Relié, il suit les tarifs importés.',
  failure: 'Les articles de ce produit n’ont pas pu être lus.',
  cheapest: 'le moins cher',
  followed: 'suivi',
  pack: '{pack}, {price}',
  untie: 'Délier {name}',
  doubt: {
    'units-unrelated': 'Prix non converti\u00a0: les unités n’ont pas de rapport ({price})',
    'content-missing': 'Prix non converti\u00a0: le contenu d’une pièce manque ({price})',
    'density-missing': 'Prix non converti\u00a0: le poids d’un litre manque ({price})',
    'content-assumed': 'À vérifier\u00a0: l’article et le produit sont supposés contenir autant',
  },
  follow: {
    label: 'Le prix suit',
    cheapest: 'Le moins cher',
    none: 'Aucun article',
    one: '{supplier}, {name}',
    hint: 'Un nouveau prix de cet article est proposé sur cette page\u00a0; il n’est pris que si vous l’acceptez.',
  },
  notice: {
    tied: '{name} relié à ce produit',
    untied: '{name} délié de ce produit',
    followed: 'Article suivi changé',
    undone: 'Articles remis comme avant',
  },
  write: {
    failure: 'Les articles n’ont pas pu être changés',
    changed: 'Les articles de ce produit ont changé entre-temps. Les voici\u00a0; rien n’a été modifié.',
  },
  choose: {
    title: 'Relier «\u00a0{name}\u00a0» à un article',
    search: 'Rechercher dans tous les catalogues...',
    suggested: 'D’après le nom',
    found: '{total, plural, =0 {Aucun article trouvé} one {# article trouvé} other {# articles trouvés}}',
    first: 'Les {count} premiers sont affichés\u00a0: précisez la recherche.',
    noSuggestion:
      'Aucun article de vos fournisseurs ne porte un nom proche. Cherchez-le par son nom, ou importez un tarif.',
    failure: 'Les catalogues n’ont pas pu être lus.',
    tie: 'Relier {name}, {supplier}',
    tieShort: 'Relier',
    sure: 'nom très proche',
    taken: 'Déjà relié à {product}',
    full: 'Un produit a {count} articles au plus\u00a0: déliez-en un d’abord.',
  },
}
