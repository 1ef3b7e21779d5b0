import type { DemandState } from '#domain/menu-engineering/price-demand.ts'
import type { Quadrant } from '#domain/menu-engineering/quadrant.ts'
import type { UnknownMargin } from '#domain/pricing/displayed-dish.ts'
import { salesActions } from './sales-actions.ts'
import { salesClosing } from './sales-closing.ts'
import { salesComparison } from './sales-comparison.ts'
import { salesDeparted } from './sales-departed.ts'
import { salesMenus } from './sales-menus.ts'

export const sales = {
  title: 'Ventes et marges',
  back: 'Carte',
  noDishes: {
    sentence: 'Les ventes se disent plat par plat\u00a0: ajoutez d’abord des recettes à vos gammes.',
    action: 'Mes Gammes',
  },
  noPeriods: {
    title: 'Quels plats rapportent\u00a0?',
    sentence:
      'Dites ce qui s’est vendu en un mois, à la main ou avec le fichier de la caisse\u00a0: chaque plat trouve sa place parmi étoiles, vaches à lait, énigmes et poids morts.',
  },
  margins: {
    title: 'Ce que laisse chaque plat',
    under:
      '{count, plural, =0 {Aucun plat n’est sous l’objectif de {rate}} one {# plat sur {total} sous l’objectif de {rate}} other {# plats sur {total} sous l’objectif de {rate}}}',
    dish: 'Plat',
    cost: 'Coût par portion',
    price: 'Prix TTC',
    target: 'TTC pour {rate}',
    margin: 'Marge HT par portion',
    line: 'coût {cost} · {price} TTC',
    lineUnder: 'coût {cost} · {price}\u00a0→ {target} TTC pour {rate}',
  },
  print: 'Imprimer',
  tabs: { label: 'Ventes et analyse', ventes: 'Ventes', analyse: 'Analyse', comparaison: 'Comparaison' },
  gammes: { label: 'Gamme', all: 'Toute la carte' },
  period: {
    label: 'Période',
    option: '{days} ({sold, plural, =0 {aucune vente} one {# vente} other {# ventes}})',
    added: '{days}, ajoutée le {date} à {time}',
    new: 'Nouvelle période',
    edit: 'Corriger les dates',
    remove: 'Supprimer la période',
    firstDay: 'Premier jour',
    lastDay: 'Dernier jour',
    create: 'Saisir les ventes',
    save: 'Enregistrer',
    parts: { days: 'Les dates' },
    faults: {
      missing: 'Donnez le premier et le dernier jour.',
      reversed: 'Le dernier jour vient avant le premier.',
      far: 'Choisissez des jours entre 2000 et 2100.',
    },
    overlap: 'Cette période chevauche {periods}\u00a0: les mêmes ventes pourraient y être deux fois.',
    quoted: '«\u00a0{days}\u00a0»',
    file: 'Fichier «\u00a0{name}\u00a0»',
    typed: 'Ventes saisies à la main',
    ofAll: 'Les ventes d’une période se comptent toutes cartes comprises.',
    createFailed: 'La période n’a pas pu être créée',
    editFailed: 'Les dates n’ont pas pu être enregistrées',
    removeFailed: 'La période n’a pas pu être supprimée',
    removeTitle: 'Supprimer cette période\u00a0?',
    removeBody:
      '{days}\u00a0: {dishes, plural, =0 {aucune vente n’y est saisie} one {les ventes d’un plat seront perdues} other {les ventes de # plats seront perdues}}{menus, plural, =0 {} one {, et celles d’un menu} other {, et celles de # menus}}.',
    removeFromAll: 'Les ventes de toutes vos cartes sont dans cette période.',
    removed: 'Période supprimée',
    loadFailed: 'Les ventes de cette période n’ont pas pu être lues',
  },
  entry: {
    gone: 'Cette période a été supprimée entre-temps. Ce que vous avez saisi est toujours là.',
    goneDishes:
      '{count, plural, one {# plat ou menu qui n’est plus à la carte n’y reviendra pas.} other {# plats ou menus qui ne sont plus à la carte n’y reviendront pas.}}',
    createAgain: 'La recréer avec ces ventes',
    label: 'Ventes par plat',
    dish: 'Plat',
    price: 'Prix TTC',
    sold: 'Vendus',
    soldOf: 'Portions vendues\u00a0: {name}',
    details: '{price} TTC · coût {cost} la portion',
    left: 'a quitté sa gamme',
    total: 'Total',
    hint: 'Entrée passe au plat suivant. Un champ vide veut dire «\u00a0pas encore dit\u00a0».',
    closedHint:
      'Cette période est clôturée\u00a0: rouvrez-la pour corriger ses ventes. Un tiret veut dire «\u00a0pas encore dit\u00a0».',
    outsideMenus: 'Les portions des menus s’ajoutent d’elles-mêmes\u00a0: ne comptez ici que la carte.',
    gammeSold: '{count, plural, one {# vendu} other {# vendus}}',
    gammeMissing: '{count, plural, one {# non saisi} other {# non saisis}}',
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
    how: 'Comment c’est calculé',
    popularFrom:
      'Ici, un plat est populaire dès {portions} portions, {share} des ventes\u00a0: 70\u00a0% d’une part égale.',
    today: 'Prix et coûts d’aujourd’hui.',
    closed: 'Prix et coûts figés à la clôture, le {date}.',
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
    estimated:
      '≈ Des portions de menus sont réparties également, faute de savoir ce qui a été pris\u00a0: la place des plats et leur classement sont des estimations.',
    unlabelled: 'Sans étiquette dans le graphique\u00a0:',
    help: 'Choisissez un plat pour lire ses chiffres. Les flèches passent d’un plat à l’autre.',
  },
  dish: {
    label: 'Le plat choisi',
    none: 'Choisissez un plat dans le graphique ou dans le tableau.',
    sold: 'Vendus',
    inMenus: 'dont dans les menus',
    share: 'Part des ventes',
    margin: 'Marge unitaire HT',
    totalMargin: 'Marge totale HT',
    price: 'Prix affiché TTC',
    cost: 'Coût par portion',
    loss: 'Chaque portion vendue perd {amount}. Montez son prix ou allégez son coût avant d’en vendre davantage, ou retirez-le.',
    needsPrice: 'À {price} TTC, il laisserait autant que la moyenne.',
    noPriceSuffices: 'Aucun prix ne suffit, même {most} plus haut, pour qu’il laisse autant que la moyenne.',
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
    loss: 'perd {amount} par portion',
    sort: 'Trier par',
    others: 'Voir les {count, number} autres plats',
  },
  actions: salesActions,
  menus: salesMenus,
  closing: salesClosing,
  comparison: salesComparison,
  departed: salesDeparted,
  leftOut: {
    title: '{count, plural, one {# plat laissé de côté} other {# plats laissés de côté}}',
    reasons: {
      'no-price': 'sans prix',
      'no-cost': 'sans coût matière',
      'cost-incomplete': 'coût incomplet',
      'cost-doubtful': 'coût à vérifier',
    } satisfies Record<UnknownMargin, string>,
  },
  withoutSales: {
    title: '{count, plural, one {# plat sans ventes saisies} other {# plats sans ventes saisies}}',
    lead: 'Pas encore dit n’est pas zéro\u00a0: {count, plural, one {il n’entre} other {ils n’entrent}} ni dans les seuils, ni dans le classement.',
    zero: 'Compter 0',
    zeroOf: 'Compter 0 pour {name}',
    zeroAll: 'Compter 0 pour tous',
    counted: '{count, plural, one {# plat compté à 0} other {# plats comptés à 0}}',
    undo: 'Annuler',
  },
  omnes: {
    title: 'Les prix de chaque gamme',
    folded:
      'Les prix de chaque gamme\u00a0: {count, plural, =0 {rien à revoir} one {# point à revoir} other {# points à revoir}}',
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
      'La tranche du milieu, de {from} à {to}, compte {middle, plural, one {# plat} other {# plats}} pour {rest, plural, one {# autre} other {# autres}}\u00a0: la gamme est équilibrée.',
    dispersionThin:
      'La tranche du milieu, de {from} à {to}, {middle, plural, =0 {est vide} one {ne compte que # plat} other {ne compte que # plats}}, contre {rest, number} dans les deux autres\u00a0: ramenez des prix vers le milieu.',
    dispersionUnknown: {
      'too-few': 'Il faut au moins trois plats avec un prix.',
      'one-price': 'Un seul prix pour toute la gamme\u00a0: rien à répartir.',
    },
    demandMeans: {
      below:
        'Vos clients choisissent des plats à {demanded} en moyenne, pour {offered} affichés\u00a0: sous {least}, ils se rabattent sur les moins chers. Baissez quelques prix ou ajoutez des plats plus abordables.',
      good: 'Vos clients choisissent des plats à {demanded} en moyenne, pour {offered} affichés\u00a0: un peu moins cher que l’offre, entre {least} et {most}. Vos prix leur conviennent.',
      even: 'Vos clients choisissent des plats à {demanded} en moyenne, pour {offered} affichés\u00a0: au prix de l’offre. Vos prix leur conviennent.',
      above:
        'Vos clients choisissent des plats à {demanded} en moyenne, pour {offered} affichés\u00a0: au-dessus de {most}, ils vont vers les plus chers. Vos prix peuvent suivre, ou la gamme gagner un plat de plus grande valeur.',
    } satisfies Record<DemandState, string>,
    demandWithoutSales:
      '{count, plural, one {Sans le plat dont les ventes ne sont pas saisies.} other {Sans les # plats dont les ventes ne sont pas saisies.}}',
    withLeft: '{count, plural, one {Compte aussi # plat vendu} other {Compte aussi # plats vendus}}\u00a0:',
    demandInMenus: 'Les portions des menus comptent au prix affiché de leur plat.',
    demandUnknown: {
      'no-price': 'Aucun plat n’a de prix.',
      'nothing-sold': 'Aucune vente n’est saisie pour cette gamme.',
    },
  },
  printedOn: 'Imprimé le {date}',
} as const
