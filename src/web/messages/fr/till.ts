import type { TableRefusal } from '#domain/tables/limits.ts'
import type { TillCertainty } from '#domain/till/match-till-names.ts'
import type { TillReading } from '#domain/till/read-till.ts'
import type { DaysUnknown } from '#domain/till/till-days.ts'
import type { SharedRefusal } from './table-file.ts'

export const till = {
  title: 'Importer de la caisse',
  open: 'Importer de la caisse',
  file: {
    lead: 'Le rapport des ventes tel que la caisse le donne\u00a0: Excel (.xlsx) ou CSV, avec au moins une colonne des plats et une des quantités.',
  },
  refused: {
    'file-too-large': 'Ce fichier dépasse 20\u00a0Mo. Exportez une période plus courte.',
    'not-a-table':
      'Ce fichier n’est pas un tableau. Exportez les ventes de la caisse en Excel ou en CSV, ou collez leurs lignes.',
    'broken-workbook':
      'Ce classeur est abîmé et ne peut pas être lu. Exportez-le encore de la caisse, ou en CSV.',
    'unpacked-too-large':
      'Ce classeur contient beaucoup trop de données. Gardez la seule feuille des ventes, ou exportez-la en CSV.',
    'too-many-rows': 'Ce fichier dépasse 100\u00a0000 lignes. Exportez une période plus courte.',
    'too-many-cells':
      'Ce fichier a beaucoup trop de colonnes ou de cases. Gardez celles des plats et des quantités.',
    'no-dish-column': 'Aucune colonne ne donne le nom des plats. Indiquez laquelle.',
    'no-quantity-column': 'Aucune colonne ne donne les quantités vendues. Indiquez laquelle.',
    'no-sales': 'Aucune vente ne se lit dans ces colonnes. Choisissez-en d’autres.',
    tooSlow:
      'La lecture de ce fichier n’avançait plus, elle a été arrêtée. Exportez une période plus courte, ou en CSV.',
  } satisfies Record<
    Exclude<TableRefusal | Extract<TillReading, { known: false }>['reason'], SharedRefusal> | 'tooSlow',
    string
  >,
  columns: {
    title: 'Ce que dit le fichier',
    recognised: 'Lu comme la dernière fois.',
    dish: 'Colonne des plats',
    quantity: 'Colonne des quantités',
    date: 'Colonne des dates',
    meal: 'Colonne de l’heure ou du service',
    none: 'Aucune',
    example: '{header} ({example})',
    returned: 'Colonne des remboursements',
  },
  days: {
    known: {
      both: '{days, plural, one {Ventes d’un jour, midi et soir.} other {Ventes de # jours, midi et soir.}}',
      lunch: '{days, plural, one {Ventes d’un jour, le midi.} other {Ventes de # jours, le midi.}}',
      dinner: '{days, plural, one {Ventes d’un jour, le soir.} other {Ventes de # jours, le soir.}}',
      whole:
        '{days, plural, one {Ventes d’un jour entier.} other {Ventes de # jours entiers.}} Sans heure ni service dans le fichier, midi et soir restent ensemble.',
    },
    hours: 'Avant 17 h, une vente est du midi ; avant 5 h, du soir de la veille.',
    undated:
      '{count, plural, one {# portion n’a pas de jour : elle compte dans la période seule.} other {# portions n’ont pas de jour : elles comptent dans la période seule.}}',
    left: '{count, plural, one {# article laissé de côté n’entre pas} other {# articles laissés de côté n’entrent pas}} dans les couverts comptés de ces jours. Pour ce qui a quitté la carte, donnez les couverts servis dans «\u00a0Demain\u00a0».',
    'no-dates': 'Pas de ventes par jour : le fichier ne donne pas le jour de chaque ligne.',
    'several-days': 'Pas de ventes par jour : chaque ligne du fichier couvre plusieurs jours.',
    'uncertain-order':
      'Pas de ventes par jour : le jour et le mois des dates peuvent être inversés. Exportez avec les mois en lettres, ou l’année en premier.',
    'unequal-columns': 'Pas de ventes par jour : les colonnes des jours ne font pas la quantité vendue.',
    outside: 'Pas de ventes par jour : le fichier a des jours hors de cette période.',
    'too-many': 'Pas de ventes par jour : le fichier en a trop. Exportez une période plus courte.',
  } satisfies Record<DaysUnknown, string> & Record<string, unknown>,
  daysKnown: {
    title: '{count, plural, one {Ce jour est déjà connu} other {Ces # jours sont déjà connus}}',
    more: '{count, plural, one {# autre} other {# autres}}',
    body: '. Rien n’est encore enregistré.',
    replace: '{count, plural, one {Remplacer ce jour} other {Remplacer ces jours}}',
    keep: '{count, plural, one {Garder celui d’avant} other {Garder ceux d’avant}}',
  },
  remarks: {
    countedInNames: 'Les quantités sont lues devant les noms\u00a0: 2 x Blanquette.',
    families:
      '{count, plural, one {# ligne est le total de sa famille et n’est pas comptée} other {# lignes sont le total de leur famille et ne sont pas comptées}}\u00a0: {names}.',
    returned:
      '{count, plural, one {# portion remboursée est déduite.} other {# portions remboursées sont déduites.}}',
    cancelled:
      '{count, plural, one {# ligne annulée ou refusée n’est pas comptée.} other {# lignes annulées ou refusées ne sont pas comptées.}}',
    skipped:
      '{count, plural, one {# ligne sans plat ou sans quantité est passée.} other {# lignes sans plat ou sans quantité sont passées.}}',
    unread:
      '{count, plural, one {# ligne n’est pas comptée\u00a0: sa quantité ne se lit pas} other {# lignes ne sont pas comptées\u00a0: leur quantité ne se lit pas}}',
    unreadRow: '{name}\u00a0: «\u00a0{stood}\u00a0»',
    unreadSo: 'Corrigez le fichier et choisissez-le à nouveau, ou saisissez ces ventes à la main ensuite.',
    more: '{count, plural, one {et # autre} other {et # autres}}',
    column: '«\u00a0{header}\u00a0»',
    uncounted:
      '{columns} {count, plural, one {n’est pas déduit} other {ne sont pas déduits}} des ventes. Si ce sont des portions, choisissez la colonne des remboursements.',
  },
  names: {
    title: 'À quels plats correspondent ces ventes\u00a0?',
    lead: 'Vos choix sont gardés\u00a0: le prochain fichier se lira sans rien demander.',
    label: 'Articles de la caisse',
    name: 'Sur la caisse',
    sold: 'Vendus',
    takenBack: 'Remboursements\u00a0: −{count, number}, compté 0',
    unrounded: '{sum} dans le fichier, compté {counted, number}',
    dish: 'Sur la carte',
    dishOf: 'Plat de la carte pour {name}',
    leave: 'Laisser de côté cette fois',
    ignore: 'Ignorer toujours',
    likely: 'Les plus proches',
    menus: 'Menus',
    takenIn: 'Pris dans {menu}',
    onCarte: '{carte} · {what}',
    onCartes:
      '{count, plural, one {# article a le nom de plats de plusieurs cartes} other {# articles ont le nom de plats de plusieurs cartes}}. Les compter sur\u00a0:',
    certainty: {
      known: 'Comme la dernière fois',
      sure: 'Reconnu',
      doubtful: 'À vérifier',
      unknown: 'Inconnu',
      ignored: 'Ignoré',
      chosen: 'Choisi',
    } satisfies Record<TillCertainty | 'chosen', string>,
    confirm: 'Oui, c’est lui',
    confirmOf: 'Oui, c’est lui\u00a0: {dish} pour {name}',
    change: 'Changer',
    changeOf: 'Changer le plat de {name}',
    ignoreRest:
      '{count, plural, one {Ignorer toujours l’article inconnu} other {Ignorer toujours les # articles inconnus}}',
    showIgnored: 'Articles ignorés ({count, number})',
    more: '{count, plural, one {Afficher un article de plus} other {Afficher # articles de plus}}',
  },
  confirm: {
    total:
      '{dishes, plural, =0 {Aucun plat} one {{sold, plural, =0 {Aucune portion} one {# portion} other {# portions}} de # plat} other {{sold, plural, =0 {Aucune portion} one {# portion} other {# portions}} de # plats}}{menus, plural, =0 {} one {, # menu} other {, # menus}}, {left, plural, =0 {tout est pris} one {# article laissé de côté} other {# articles laissés de côté}}.',
    derived:
      '{menu}\u00a0: le fichier ne dit que les plats pris. {sold, plural, one {# menu est compté} other {# menus sont comptés}}, comme le choix le plus pris.',
    twice:
      'Les portions des menus s’ajoutent aux plats. Si votre caisse les compte déjà parmi les plats, laissez ses menus de côté.',
    save: 'Enregistrer ces ventes',
    another: 'Garder les deux périodes',
    replace: 'Remplacer les ventes de cette période',
    replaceOf: 'Remplacer les ventes\u00a0: {period}',
    replaced: 'Ventes remplacées\u00a0: {period}',
    putBackFailed: 'Les ventes d’avant n’ont pas pu être remises',
    withDays:
      '{days, plural, one {Ventes enregistrées, avec celles d’un service} other {Ventes enregistrées, avec celles de # services}}',
    takeBackFailed: 'Les ventes de ce fichier n’ont pas pu être retirées',
  },
  sendFailure: 'Les ventes n’ont pas pu être enregistrées',
} as const
