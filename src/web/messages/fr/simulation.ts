import type { PriceFault } from '#domain/simulation/read-price-move.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { pageNames } from './page-names.ts'

export const simulation = {
  title: 'Simulateur',
  back: 'Mes Recettes',
  lead: 'Changez un prix, des portions, un coefficient\u00a0: les marges suivent aussitôt. Rien n’est enregistré avant «\u00a0Appliquer\u00a0».',
  print: 'Imprimer',
  ofProduct: 'Simuler un autre prix',
  noSheets: {
    sentence: 'Le simulateur compare les marges de vos fiches\u00a0: écrivez-en une première.',
    action: 'Nouvelle Recette',
  },
  empty: {
    sentence:
      'Et si un prix montait\u00a0? Choisissez ce qui change, et voyez quelles fiches en souffrent le plus.',
    try: 'Essayer\u00a0: {change}',
  },
  scope: {
    label: 'Fiches comparées',
    all: 'Toutes les fiches',
    gamme: 'Gamme «\u00a0{name}\u00a0»',
  },
  changes: {
    title: 'Ce qui change',
    clear: 'Tout effacer',
    removed: 'Changement retiré\u00a0: {name}',
    cleared: 'Changements effacés',
    full: 'Pas plus de {count, number} changements à la fois.',
  },
  add: {
    kind: 'Ce qui change',
    kinds: {
      product: 'Prix d’un produit',
      category: 'Prix d’une catégorie',
      supplier: 'Prix d’un fournisseur',
      portions: 'Portions d’une fiche',
      price: 'Prix de vente d’une fiche',
      coefficient: 'Coefficient',
    },
    which: {
      product: 'Quel produit\u00a0?',
      category: 'Quelle catégorie\u00a0?',
      supplier: 'Quel fournisseur\u00a0?',
      portions: 'Les portions de quelle fiche\u00a0?',
      price: 'Le prix de vente de quelle fiche\u00a0?',
      coefficient: 'Pour quelles fiches\u00a0?',
    },
    nothing: {
      product: 'Aucun produit n’est encore enregistré',
      category: 'Aucun produit n’est encore enregistré',
      supplier: 'Aucun fournisseur n’est encore enregistré',
      portions: 'Aucune fiche ici',
      price: 'Aucune fiche ici',
      coefficient: 'Aucune fiche ici',
    },
    notFound: 'Rien ne correspond à cette recherche',
    found: '{count, plural, one {# résultat} other {# résultats}}',
    portions: '{count, plural, one {# portion} other {# portions}}',
  },
  coefficients: {
    all: 'Coefficient de toutes les fiches',
    Entrée: 'Coefficient des entrées',
    Plat: 'Coefficient des plats',
    Dessert: 'Coefficient des desserts',
    Accompagnement: 'Coefficient des accompagnements',
    Sauce: 'Coefficient des sauces',
    Menu: 'Coefficient des menus',
  } satisfies Record<SheetCategory | 'all', string>,
  line: {
    portions: 'Portions de {title}',
    price: 'Prix HT de {title}',
    priceOf: {
      product: '{name}, nouveau prix ou variation',
      products: '{name}, hausse ou baisse en pourcentage',
      portion: '{name}, nouveau prix ou variation',
    },
    example: { product: '3 € ou +3 %', products: '+3 %', portion: '12 € ou +3 %' },
    turn: 'Changer hausse et baisse\u00a0: {name}',
    turnShort: 'Hausse ou baisse',
    remove: 'Retirer\u00a0: {name}',
    per: ' / {unit}',
    today: '{price} aujourd’hui',
    moved: '{before} → {after}{difference, select, none {} other { ({difference})}}',
    zero: { product: '{move} : à 0 €, ce produit ne coûte plus rien', price: '{move} : à 0 €, sans marge' },
    negative:
      'Un prix ne peut pas être négatif{price, select, none {} other {\u00a0: il serait de {price}}}. Ce changement est sans effet.',
    noPrice: 'Sans prix\u00a0: rien à faire varier',
    prices: '{count, plural, =0 {aucun prix} one {# prix} other {# prix}}',
    insteadOf: 'au lieu de {figure}',
    coefficient: 'prix HT = coût par portion × coefficient',
    idle: 'hors de cette gamme\u00a0: sans effet',
  },
  entry: {
    choose: '«\u00a0{text}\u00a0» se lit de plusieurs façons\u00a0:',
    unreadable:
      '«\u00a0{text}\u00a0» n’est ni un prix ni une variation. Écrivez {of, select, products {«\u00a0+3\u00a0%\u00a0»} other {«\u00a03\u00a0€\u00a0» ou «\u00a0+3\u00a0%\u00a0»}}.',
    vat: 'Les prix sont ici hors taxes\u00a0: écrivez le prix HT.',
    negative: 'Un prix ne peut pas être négatif.',
    'percent-only': 'Plusieurs produits changent ensemble en pourcentage\u00a0: «\u00a0+3\u00a0%\u00a0».',
    unit: '«\u00a0{text}\u00a0»\u00a0: ce prix ne se convertit pas dans l’unité {of, select, portion {de la fiche, la portion} other {du produit}}.',
    range:
      '«\u00a0{text}\u00a0» est hors limites\u00a0: de −99,99\u00a0% à +1\u00a0000\u00a0%, ou jusqu’à 9\u00a0999\u00a0999\u00a0€.',
  } satisfies Record<PriceFault | 'choose', string>,
  summary: {
    label: 'Ce que cela donne',
    meanMargin: 'Marge moyenne',
    bySheet: 'par fiche',
    noMargin: 'aucune fiche vendue',
    underTarget: 'Sous l’objectif de {target}',
    fallen: '{count, plural, =0 {aucune n’y passe} one {# fiche y passe} other {# fiches y passent}}',
    oneOfEach: 'Marge d’une portion de chaque fiche',
    earned: '{amount} si chacune se vend une fois',
    touched: 'Fiches touchées',
    of: 'sur {count, number}',
    incomplete:
      '{count, plural, one {# fiche au coût incomplet n’entre pas dans ces chiffres.} other {# fiches au coût incomplet n’entrent pas dans ces chiffres.}}',
    doubtful:
      '{count, plural, one {# fiche au coût improbable n’entre pas dans ces chiffres\u00a0: à vérifier.} other {# fiches au coût improbable n’entrent pas dans ces chiffres\u00a0: à vérifier.}}',
  },
  table: {
    title: 'Avant et après, le plus touché d’abord',
    label: 'Fiches avant et après',
    unchanged: 'Fiches inchangées ({count, number})',
    none: 'Ces changements ne touchent aucune fiche.',
    recipe: 'Recette',
    cost: 'Coût par portion',
    price: 'Prix HT',
    margin: 'Marge',
    difference: 'Écart de marge',
    gain: 'Par portion',
    below: 'Passe sous l’objectif',
    above: 'Atteint l’objectif',
    incomplete: 'Coût incomplet',
    portions: '{before} → {after} portions',
  },
  apply: {
    open: 'Appliquer',
    title: 'Appliquer ces changements\u00a0?',
    confirm: 'Appliquer',
    busy: 'Application...',
    nothing: 'Il n’y a rien à changer\u00a0: tout est déjà ainsi.',
    everySheet:
      'Un prix vaut pour toutes les fiches qui contiennent le produit, pas seulement pour la gamme «\u00a0{name}\u00a0».',
    sheets: '{count, plural, one {# fiche change} other {# fiches changent}}',
    price: '{before} → {after} HT',
    others: '{count, plural, one {Voir aussi # autre fiche} other {Voir aussi # autres fiches}}',
    byHand: 'Les portions et les prix de vente ne s’annulent pas d’ici. Les prix publiés suivent.',
    notEntered:
      '{count, plural, one {# changement sans chiffre est laissé de côté.} other {# changements sans chiffre sont laissés de côté.}}',
    priceRequired:
      'Rien n’a été appliqué\u00a0: une recette publiée ne peut pas rester sans prix de vente. Donnez-lui un prix supérieur à 0\u00a0€.',
    changedSince:
      'Rien n’a été appliqué\u00a0: {count, plural, =0 {des prix ou des fiches ont} one {{names} a} other {{names} ont}} changé entre-temps, dans une autre fenêtre. Les chiffres ci-dessus sont ceux d’aujourd’hui\u00a0: relisez-les, puis appliquez.',
    failure: 'Les changements n’ont pas pu être appliqués',
  },
  applied: {
    done: 'Changements appliqués\u00a0: {products, plural, =0 {aucun prix de produit} one {# prix de produit} other {# prix de produits}}, {sheets, plural, =0 {aucune fiche modifiée} one {# fiche modifiée} other {# fiches modifiées}}.',
    already: 'Ces changements avaient déjà été appliqués\u00a0: rien n’a été fait deux fois.',
    journal: pageNames.priceChanges,
  },
} as const
