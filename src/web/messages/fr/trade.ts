import type { Allergen } from '#domain/allergens/allergen.ts'
import type { ProductCategory } from '#domain/catalogue/product-category.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import type { ForfaitCosting } from '#domain/costing/line-costing.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import type { CountedWord } from '#domain/imports/counted-words.ts'
import type { ContentUnit, LineUnit, Unit } from '#domain/quantity/unit.ts'

/** The words of the fixed lists. In French they are the stored values themselves. */
export const trade = {
  allergens: {
    Gluten: 'Gluten',
    Crustacés: 'Crustacés',
    Œufs: 'Œufs',
    Poisson: 'Poisson',
    Arachides: 'Arachides',
    Soja: 'Soja',
    Lait: 'Lait',
    'Fruits à coque': 'Fruits à coque',
    Céleri: 'Céleri',
    Moutarde: 'Moutarde',
    Sésame: 'Sésame',
    Sulfites: 'Sulfites',
    Lupin: 'Lupin',
    Mollusques: 'Mollusques',
  } satisfies Record<Allergen, string>,
  allergenStates: {
    free: 'Aucun allergène',
    undeclared: 'Non renseigné',
    incomplete: 'Allergènes incomplets',
  },
  /** Where there are several. */
  cartes: {
    choose: 'Cartes',
    carte: 'Carte',
    englishName: 'Nom anglais',
    englishDescription: 'Description anglaise',
  },
  /** A stretch of days, both ends counted. */
  days: { between: 'Du {first} au {last}', one: 'Le {first}' },
  alcoholRemark:
    'Boisson alcoolisée\u00a0? Elle se vend à 20\u00a0% de TVA\u00a0: le taux des repas l’exclut (CGI, art. 279, m).',
  /** Beside what a gamme sells for. */
  oneOfEach: 'un de chaque',
  revenueNote: 'CA TTC\u00a0: un de chaque, TTC. Vos ventes sont dans «\u00a0Ventes et marges\u00a0».',
  /** Where a price is looked for: never '0,00 €'. */
  noPrice: 'Sans prix',
  perUnit: '{price} / {unit}',
  marginMeans: {
    bySales:
      'selon les ventes à la carte, {days}{prices, select, then {, aux prix d’alors} other {}}\u00a0: {rate}',
    /** Why the mean by sales is shown, or not. */
    bySalesWhy:
      'Montré quand la période a les ventes d’au moins trois plats sur quatre, {prices, select, then {aux prix et aux coûts de sa clôture} other {aux prix d’aujourd’hui}}',
    median: 'médiane {rate}',
    /** Beside the mean. */
    counted: {
      sheets: '{count, plural, one {# fiche} other {# fiches}} sur {total}',
      dishes: '{count, plural, one {# plat} other {# plats}} sur {total}',
    },
    countedWhy: 'Ont un prix et un coût complet et vraisemblable',
    preparations: '{count, plural, one {dont # préparation} other {dont # préparations}}',
    /** In the place of a mean that rests on too few. */
    gaps: {
      unpriced: {
        sheets:
          '{count, plural, one {# fiche attend un prix de vente} other {# fiches attendent un prix de vente}}',
        dishes:
          '{count, plural, one {# plat attend un prix de vente} other {# plats attendent un prix de vente}}',
      },
      incomplete: {
        sheets: '{count, plural, one {# fiche a un coût incomplet} other {# fiches ont un coût incomplet}}',
        dishes: '{count, plural, one {# plat a un coût incomplet} other {# plats ont un coût incomplet}}',
      },
      doubtful: {
        sheets: '{count, plural, one {# fiche a un coût à vérifier} other {# fiches ont un coût à vérifier}}',
        dishes: '{count, plural, one {# plat a un coût à vérifier} other {# plats ont un coût à vérifier}}',
      },
      costless: {
        sheets:
          '{count, plural, one {# fiche n’a pas encore de coût} other {# fiches n’ont pas encore de coût}}',
        dishes:
          '{count, plural, one {# plat n’a pas encore de coût} other {# plats n’ont pas encore de coût}}',
      },
    },
  },
  costDoubts: {
    title: 'Coûts à vérifier',
    leftOut: 'Ces fiches ne comptent dans aucune moyenne tant que leur coût est improbable.',
    more: '{count, plural, one {et # autre fiche} other {et # autres fiches}}',
    count: '{count, plural, one {# coût à vérifier} other {# coûts à vérifier}}',
    right: 'Le coût est juste',
    checked: 'Coût inhabituel, jugé juste à {cost} la portion. Il compte dans les moyennes.',
    reopen: 'Poser à nouveau la question',
    noted: 'Coût noté comme juste\u00a0: il compte dans les moyennes',
    reopened: 'Coût à vérifier\u00a0: il ne compte plus dans les moyennes',
    changed:
      'La fiche a été enregistrée entre-temps dans une autre fenêtre. Relisez son coût, puis répondez à nouveau.',
    failed: 'Votre réponse n’a pas pu être enregistrée',
    verify: 'Vérifier\u00a0?',
    price:
      'Une portion coûterait {cost} pour un prix de {price} HT\u00a0: une quantité, une unité ou un prix est peut-être faux.',
    category:
      'Une portion coûterait {cost}, quand {usual} est habituel dans vos fiches «\u00a0{category}\u00a0»\u00a0: une quantité, une unité ou un prix est peut-être faux.',
  },
  traces: 'Traces possibles\u00a0: {allergens}',
  /** Quantité suffisante. */
  qs: 'QS',
  /** What is written beside the amount of a forfait. */
  forfaits: {
    'forfait-portion': 'par portion',
    'forfait-sheet': 'forfait',
    'forfait-percent': 'du coût',
  } satisfies Record<ForfaitCosting, string>,
  productCategories: {
    Viande: 'Viande',
    Poisson: 'Poisson',
    Légumes: 'Légumes',
    Fruits: 'Fruits',
    Crémerie: 'Crémerie',
    Épicerie: 'Épicerie',
    Épices: 'Épices',
    Boissons: 'Boissons',
    Surgelés: 'Surgelés',
  } satisfies Record<ProductCategory, string>,
  sheetCategories: {
    Entrée: 'Entrée',
    Plat: 'Plat',
    Dessert: 'Dessert',
    Accompagnement: 'Accompagnement',
    Sauce: 'Sauce',
    Menu: 'Menu',
  } satisfies Record<SheetCategory, string>,
  one: {
    barre: 'une barre',
    bâton: 'un bâton',
    bocal: 'un bocal',
    boîte: 'une boîte',
    bol: 'un bol',
    bouchon: 'un bouchon',
    boule: 'une boule',
    bouquet: 'un bouquet',
    branche: 'une branche',
    brin: 'un brin',
    brique: 'une brique',
    carré: 'un carré',
    chopine: 'une chopine',
    côte: 'une côte',
    cube: 'un cube',
    cuillère: 'une cuillère',
    dose: 'une dose',
    étoile: 'une étoile',
    feuille: 'une feuille',
    filet: 'un filet',
    gousse: 'une gousse',
    grain: 'un grain',
    louche: 'une louche',
    mesure: 'une mesure',
    morceau: 'un morceau',
    noix: 'une noix',
    paquet: 'un paquet',
    pavé: 'un pavé',
    pot: 'un pot',
    quartier: 'un quartier',
    rondelle: 'une rondelle',
    rouleau: 'un rouleau',
    tablette: 'une tablette',
    tasse: 'une tasse',
    tête: 'une tête',
    tige: 'une tige',
    tranche: 'une tranche',
    verre: 'un verre',
    zeste: 'un zeste',
    pièce: 'une pièce',
    botte: 'une botte',
    barquette: 'une barquette',
    bouteille: 'une bouteille',
    sachet: 'un sachet',
  } satisfies Record<CountedWord | Exclude<Unit, ContentUnit | 'unité'>, string>,
  units: {
    kg: 'kg',
    g: 'g',
    L: 'L',
    cl: 'cl',
    ml: 'ml',
    unité: 'unité',
    pièce: 'pièce',
    botte: 'botte',
    barquette: 'barquette',
    bouteille: 'bouteille',
    sachet: 'sachet',
    portion: 'portion',
  } satisfies Record<LineUnit, string>,
  /** The units behind a quantity: '1,5 pièce', '2 pièces'. */
  counted: {
    kg: '{count, plural, other {kg}}',
    g: '{count, plural, other {g}}',
    L: '{count, plural, other {L}}',
    cl: '{count, plural, other {cl}}',
    ml: '{count, plural, other {ml}}',
    unité: '{count, plural, one {unité} other {unités}}',
    pièce: '{count, plural, one {pièce} other {pièces}}',
    botte: '{count, plural, one {botte} other {bottes}}',
    barquette: '{count, plural, one {barquette} other {barquettes}}',
    bouteille: '{count, plural, one {bouteille} other {bouteilles}}',
    sachet: '{count, plural, one {sachet} other {sachets}}',
    portion: '{count, plural, one {portion} other {portions}}',
  } satisfies Record<LineUnit, string>,
  wastageMethod: 'Méthode de perte\u00a0: {method}',
  wastageMethods: {
    majoration: 'Majoration',
    rendement: 'Rendement',
  } satisfies Record<WastageMethod, string>,
} as const
