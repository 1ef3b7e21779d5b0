import type { Quadrant } from '#domain/menu-engineering/quadrant.ts'
import type { TillCertainty } from '#domain/till/match-till-names.ts'
import type { TableRefusal } from '#domain/price-lists/limits.ts'
import type { UnknownMargin } from '#domain/menu-engineering/unit-margin.ts'

export const sales = {
  title: 'Ventes et marges',
  back: 'Carte',
  lead: 'Quels plats se vendent, et lesquels rapportent.',
  notFound: 'Carte introuvable',
  noDishes: {
    sentence: 'Les ventes se disent plat par plat\u00a0: ajoutez d’abord des recettes à vos gammes.',
    action: 'Mes Gammes',
  },
  noPeriods: {
    title: 'Quels plats rapportent\u00a0?',
    sentence:
      'Dites ce qui s’est vendu en un mois, à la main ou avec le fichier de la caisse\u00a0: chaque plat trouve sa place parmi étoiles, vaches à lait, énigmes et poids morts.',
  },
  print: 'Imprimer',
  tabs: { label: 'Ventes et analyse', ventes: 'Ventes', analyse: 'Analyse' },
  gammes: { label: 'Gamme', all: 'Toute la carte' },
  period: {
    label: 'Période',
    days: 'Du {first} au {last}',
    oneDay: 'Le {first}',
    option: '{days} ({sold, plural, =0 {aucune vente} one {# vente} other {# ventes}})',
    new: 'Nouvelle période',
    edit: 'Corriger les dates',
    remove: 'Supprimer la période',
    firstDay: 'Premier jour',
    lastDay: 'Dernier jour',
    create: 'Saisir les ventes',
    save: 'Enregistrer',
    faults: {
      missing: 'Donnez le premier et le dernier jour.',
      reversed: 'Le dernier jour vient avant le premier.',
      far: 'Choisissez des jours entre 2000 et 2100.',
    },
    overlap: 'Cette période chevauche {periods}\u00a0: les mêmes ventes pourraient y être deux fois.',
    file: 'Fichier «\u00a0{name}\u00a0»',
    typed: 'Ventes saisies à la main',
    createFailed: 'La période n’a pas pu être créée',
    editFailed: 'Les dates n’ont pas pu être enregistrées',
    removeFailed: 'La période n’a pas pu être supprimée',
    removeTitle: 'Supprimer cette période\u00a0?',
    removeBody:
      '{days}\u00a0: {dishes, plural, =0 {aucune vente n’y est saisie} one {les ventes d’un plat seront perdues} other {les ventes de # plats seront perdues}}.',
    removed: 'Période supprimée',
    loadFailed: 'Les ventes de cette période n’ont pas pu être lues',
  },
  entry: {
    label: 'Ventes par plat',
    dish: 'Plat',
    price: 'Prix TTC',
    sold: 'Vendus',
    soldOf: 'Portions vendues\u00a0: {name}',
    total: 'Total',
    hint: 'Entrée passe au plat suivant. Un champ vide veut dire «\u00a0pas encore dit\u00a0».',
    noPrice: 'Sans prix',
    empty: 'Cette gamme n’a pas encore de plat.',
    status: {
      saving: 'Enregistrement…',
      unsaved: 'Modifications non enregistrées',
      savedAt: 'Enregistré à {time}',
      failed: 'Non enregistré',
    },
    failure: 'Les ventes n’ont pas pu être enregistrées\u00a0; elles restent à l’écran',
  },
  quadrants: {
    etoile: 'Étoile',
    'vache-a-lait': 'Vache à lait',
    enigme: 'Énigme',
    'poids-mort': 'Poids mort',
  } satisfies Record<Quadrant, string>,
  advice: {
    etoile:
      'Ce plat se vend et rapporte. Gardez sa recette et sa place sur la carte\u00a0; ne touchez à son prix que par petits pas.',
    'vache-a-lait':
      'Ce plat se vend bien mais laisse moins que la moyenne. Allégez le coût de sa portion, ou montez son prix sans brusquer les habitués.',
    enigme:
      'Ce plat rapporte, mais peu de clients le choisissent. Changez son nom ou sa place sur la carte, faites-le proposer en salle.',
    'poids-mort':
      'Ce plat se vend peu et laisse peu. Retirez-le, ou refaites-le\u00a0: autre recette, autre prix, autre nom.',
  } satisfies Record<Quadrant, string>,
  analysis: {
    nothing: {
      sentence: 'Aucune vente n’est encore saisie pour cette période. L’analyse vient dès les premières.',
      action: 'Saisir les ventes',
    },
    summary: 'Ce que cette période a rapporté',
    sold: 'Portions vendues',
    totalMargin: 'Marge totale HT',
    meanMargin: 'Marge moyenne par portion',
    popularFrom: 'Un plat est populaire dès',
    popularHint: '{share} des ventes\u00a0: 70\u00a0% d’une part égale',
    marginHint: 'un plat rapporte à partir de là',
    today: 'Prix et coûts d’aujourd’hui.',
    wholeCarte:
      'La carte entière mêle entrées, plats et desserts\u00a0: c’est au sein d’une gamme que les plats se comparent le mieux.',
    method:
      'Méthode de Kasavana et Smith (1982)\u00a0: un plat est populaire à partir de 70\u00a0% de la part moyenne des ventes, et rapporte à partir de la marge moyenne pondérée par portion (prix HT − coût matière).',
  },
  chart: {
    title: 'Popularité et marge',
    label: 'Plats par popularité et marge unitaire',
    x: 'Part des ventes',
    y: 'Marge par portion HT',
    point:
      '{name}\u00a0: {quadrant}, {sold, plural, =0 {aucune vente} one {# vendu} other {# vendus}}, {margin} de marge par portion',
    help: 'Choisissez un plat pour lire ses chiffres. Les flèches passent d’un plat à l’autre.',
  },
  dish: {
    label: 'Le plat choisi',
    none: 'Choisissez un plat dans le graphique ou dans le tableau.',
    sold: 'Vendus',
    share: 'Part des ventes',
    margin: 'Marge unitaire HT',
    totalMargin: 'Marge totale HT',
    price: 'Prix affiché TTC',
    cost: 'Coût par portion',
    needsPrice: 'À {price}, il laisserait autant que la moyenne.',
    needsSales:
      '{count, plural, one {Une portion de plus sur la période, et il serait populaire.} other {# portions de plus sur la période, et il serait populaire.}}',
    open: 'Ouvrir la fiche',
  },
  table: {
    title: 'Plat par plat',
    label: 'Plats et leur rapport',
    dish: 'Plat',
    quadrant: 'Classement',
    sold: 'Vendus',
    share: 'Part',
    margin: 'Marge unitaire',
    totalMargin: 'Marge totale',
    choose: 'Choisir {name}',
    sort: 'Trier par',
  },
  leftOut: {
    title: '{count, plural, one {# plat laissé de côté} other {# plats laissés de côté}}',
    reasons: {
      'no-price': 'sans prix affiché',
      'no-cost': 'sans coût matière',
      'cost-incomplete': 'coût incomplet',
    } satisfies Record<UnknownMargin, string>,
  },
  omnes: {
    title: 'Les prix de chaque gamme',
    lead: 'Les principes d’Omnès\u00a0: une gamme dont les prix se tiennent se choisit mieux.',
    opening: 'Ouverture',
    dispersion: 'Dispersion',
    demand: 'Demande et offre',
    states: { good: 'Bien', warn: 'À revoir', unknown: 'Trop tôt' },
    openingGood:
      'De {lowest} à {highest}, les prix restent proches (au plus {widest})\u00a0: le client sait ce que coûte un repas chez vous.',
    openingWide:
      'De {lowest} à {highest}, l’écart dépasse {widest}\u00a0: relevez les plats les moins chers ou baissez les plus chers.',
    openingUnknown: 'Il faut au moins deux plats avec un prix.',
    bands: '{low, number} / {middle, number} / {high, number}',
    dispersionGood:
      'La tranche du milieu, de {from} à {to}, porte {middle, plural, one {# plat} other {# plats}} pour {rest, plural, one {# autre} other {# autres}}\u00a0: la gamme est équilibrée.',
    dispersionThin:
      'La tranche du milieu, de {from} à {to}, ne porte que {middle, plural, =0 {aucun plat} one {# plat} other {# plats}} pour {rest, plural, one {# autre} other {# autres}}\u00a0: ramenez des prix vers le milieu.',
    dispersionUnknown: {
      'too-few': 'Il faut au moins trois plats avec un prix.',
      'one-price': 'Un seul prix pour toute la gamme\u00a0: rien à répartir.',
    },
    demandGood:
      'Vos clients choisissent des plats à {asked} en moyenne, pour {offered} affichés\u00a0: vos prix leur conviennent.',
    demandBelow:
      'Vos clients choisissent des plats à {asked} en moyenne, pour {offered} affichés\u00a0: ils se rabattent sur les moins chers. Baissez quelques prix ou ajoutez des plats plus abordables.',
    demandAbove:
      'Vos clients choisissent des plats à {asked} en moyenne, pour {offered} affichés\u00a0: ils prennent les plus chers. Vous pouvez relever quelques prix ou ajouter un plat de plus grande valeur.',
    demandUnknown: {
      'no-price': 'Aucun plat n’a de prix.',
      'nothing-sold': 'Aucune vente n’est saisie pour cette gamme.',
    },
  },
  till: {
    title: 'Importer de la caisse',
    open: 'Importer de la caisse',
    lead: 'Le rapport des ventes tel que la caisse le donne\u00a0: Excel (.xlsx) ou CSV, avec au moins une colonne des plats et une des quantités.',
    opening: 'Ouverture du fichier…',
    again: 'Choisir un autre fichier',
    nothing: 'Rien n’a été enregistré.',
    refused: {
      'empty-file': 'Ce fichier est vide. Vérifiez que c’est le bon, puis choisissez-le à nouveau.',
      'file-too-large': 'Ce fichier dépasse 20\u00a0Mo. Exportez une période plus courte.',
      'not-a-table':
        'Ce fichier n’est pas un tableau. Exportez les ventes de la caisse en Excel ou en CSV, ou collez leurs lignes.',
      'locked-workbook':
        'Ce classeur est protégé par un mot de passe. Ouvrez-le, retirez le mot de passe, enregistrez-le, puis réessayez.',
      'old-workbook':
        'Ce classeur est d’un Excel d’avant 2007 (.xls). Ouvrez-le, enregistrez-le en .xlsx ou en CSV, puis réessayez.',
      'broken-workbook':
        'Ce classeur est abîmé et ne peut pas être lu. Exportez-le encore de la caisse, ou en CSV.',
      'unpacked-too-large':
        'Ce classeur contient beaucoup trop de données. Gardez la seule feuille des ventes, ou exportez-la en CSV.',
      'too-many-rows': 'Ce fichier dépasse 100\u00a0000 lignes. Exportez une période plus courte.',
      'too-many-cells':
        'Ce fichier a beaucoup trop de colonnes ou de cases. Gardez celles des plats et des quantités.',
      unreadable: 'Ce fichier n’a pas pu être lu. Choisissez-le à nouveau.',
    } satisfies Record<TableRefusal | 'unreadable', string>,
    lacking: {
      'no-dish-column': 'Aucune colonne ne donne le nom des plats. Indiquez laquelle.',
      'no-quantity-column': 'Aucune colonne ne donne les quantités vendues. Indiquez laquelle.',
      'no-sales': 'Aucune vente ne se lit dans ces colonnes. Choisissez-en d’autres.',
    },
    columns: {
      title: 'Ce que dit le fichier',
      recognised: 'Lu comme la dernière fois.',
      sheet: 'Feuille du classeur',
      dish: 'Colonne des plats',
      quantity: 'Colonne des quantités',
      date: 'Colonne des dates',
      none: 'Aucune',
      nameless: 'Colonne {letter}',
      example: '{header} ({example})',
      skipped:
        '{count, plural, one {# ligne sans plat ou sans quantité est passée.} other {# lignes sans plat ou sans quantité sont passées.}}',
    },
    names: {
      title: 'À quels plats correspondent ces ventes\u00a0?',
      lead: 'Vos choix sont gardés\u00a0: le prochain fichier se lira sans rien demander.',
      label: 'Articles de la caisse',
      name: 'Sur la caisse',
      sold: 'Vendus',
      dish: 'Sur la carte',
      dishOf: 'Plat de la carte pour {name}',
      leave: 'Laisser de côté cette fois',
      ignore: 'Ignorer toujours',
      likely: 'Les plus proches',
      certainty: {
        known: 'Comme la dernière fois',
        sure: 'Reconnu',
        doubtful: 'À vérifier',
        unknown: 'Inconnu',
        ignored: 'Ignoré',
        chosen: 'Choisi',
      } satisfies Record<TillCertainty | 'chosen', string>,
      ignoreRest:
        '{count, plural, one {Ignorer toujours l’article inconnu} other {Ignorer toujours les # articles inconnus}}',
      showIgnored: 'Articles ignorés ({count, number})',
      more: '{count, plural, one {Afficher un article de plus} other {Afficher # articles de plus}}',
    },
    confirm: {
      total:
        '{sold, plural, =0 {Aucune portion} one {# portion} other {# portions}} de {dishes, plural, =0 {aucun plat} one {# plat} other {# plats}}, {left, plural, =0 {tout est pris} one {# article laissé de côté} other {# articles laissés de côté}}.',
      save: 'Enregistrer ces ventes',
      failed: 'Les ventes n’ont pas pu être enregistrées',
    },
  },
  printedOn: 'Imprimé le {date}',
} as const
