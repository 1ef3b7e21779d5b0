import type { ChangedFact } from '#domain/price-lists/changed-facts.ts'
import type { ColumnRole } from '#domain/price-lists/column-roles.ts'
import type { FileRefusal } from '#domain/price-lists/limits.ts'
import { priceListReasons } from './price-list-reasons.ts'

export const priceList = {
  title: 'Importer un tarif',
  steps: {
    label: 'Étapes de l’import',
    file: 'Fichier',
    columns: 'Colonnes',
    differences: 'Vérification',
    done: 'Terminé',
    back: 'Revenir à l’étape «\u00a0{step}\u00a0»',
  },
  file: {
    lead: 'Le tarif tel que votre fournisseur l’envoie\u00a0: Excel (.xlsx), CSV, TSV ou PDF, sans rien y changer.',
  },
  working: {
    opening: 'Ouverture du fichier…',
    reading: 'Lecture des lignes…',
    comparing: 'Comparaison avec votre catalogue…',
    sending: 'Envoi des changements\u00a0: {sent, number} sur {total, number}',
    committing: 'Mise à jour du catalogue…',
  },
  refused: {
    nothing: 'Rien n’a été enregistré.',
    reasons: {
      'empty-file': 'Ce fichier est vide. Vérifiez que c’est le bon, puis choisissez-le à nouveau.',
      'file-too-large':
        'Ce fichier dépasse 20\u00a0Mo. Retirez-en les images ou les feuilles inutiles, ou exportez-le en CSV.',
      'not-a-table':
        'Ce fichier n’est pas un tableau. Demandez à votre fournisseur le tarif en Excel, en CSV ou en PDF, ou collez ses lignes.',
      'locked-workbook':
        'Ce classeur est protégé par un mot de passe. Ouvrez-le, retirez le mot de passe, enregistrez-le, puis réessayez.',
      'old-workbook':
        'Ce classeur est d’un Excel d’avant 2007 (.xls). Ouvrez-le, enregistrez-le en .xlsx ou en CSV, puis réessayez.',
      'broken-workbook':
        'Ce classeur est abîmé et ne peut pas être lu. Ouvrez-le dans un tableur, enregistrez-le à nouveau, ou demandez-le encore à votre fournisseur.',
      'scanned-pdf':
        'Les pages de ce PDF sont des images\u00a0: leur texte ne peut pas être lu. Demandez à votre fournisseur le tarif en Excel, en CSV ou dans un PDF avec du texte.',
      'locked-pdf':
        'Ce PDF est protégé par un mot de passe. Demandez-en un sans mot de passe à votre fournisseur, ou collez ses lignes.',
      'broken-file': 'Ce PDF est abîmé ou incomplet. Demandez-le encore à votre fournisseur.',
      'unpacked-too-large':
        'Ce classeur contient beaucoup trop de données pour un tarif. Gardez la seule feuille des prix, ou exportez-la en CSV.',
      'too-many-rows': 'Ce fichier dépasse 100\u00a0000 lignes. Partagez-le en plusieurs fichiers.',
      'too-many-cells':
        'Ce fichier a beaucoup trop de colonnes ou de cases pour un tarif. Gardez celles des produits et des prix.',
      'no-rows':
        'Ce fichier n’a que sa ligne de titres, sans aucun produit dessous. Vérifiez que c’est le bon, ou exportez-le à nouveau.',
      'no-prices': 'Ce fichier ne contient aucun prix. Demandez à votre fournisseur le tarif avec ses prix.',
      'no-name-column': 'Aucune colonne ne donne le nom des produits. Indiquez laquelle ci-dessous.',
      'no-price-column': 'Aucune colonne de prix n’a été trouvée. Indiquez laquelle ci-dessous.',
      'several-lists':
        'Plusieurs listes se mêlent dans cette feuille, et rien ne dit quel prix va avec quel nom. Gardez une seule colonne de désignation et une seule de prix ci-dessous, ou séparez les listes.',
    } satisfies Record<FileRefusal, string>,
    unreadable: 'Ce fichier n’a pas pu être lu. Choisissez-le à nouveau.',
    tooSlow:
      'La lecture de ce fichier n’avançait plus, elle a été arrêtée. Gardez la seule feuille des prix, ou exportez-la en CSV.',
  },
  columns: {
    title: 'Colonnes du fichier',
    lead: 'Voici ce que nous avons compris. Corrigez ce qui ne va pas\u00a0: ce choix sera gardé pour les prochains tarifs de ce fournisseur.',
    sheet: 'Feuille du classeur',
    sheetOf: '{name} ({rows, plural, one {# ligne} other {# lignes}})',
    header: 'Ligne des titres',
    headerRow: 'Ligne {row, number}\u00a0: {text}',
    noHeader: 'Aucune, les produits commencent dès la première ligne',
    nameless: 'Colonne {letter}',
    unsure: 'À vérifier',
    role: 'Ce que contient «\u00a0{header}\u00a0»',
    roles: {
      code: 'Code article',
      name: 'Désignation',
      detail: 'Complément du nom',
      brand: 'Marque',
      category: 'Rayon ou famille',
      storage: 'Conservation',
      pack: 'Conditionnement',
      packCount: 'Pièces par colis',
      content: 'Contenance ou poids',
      unit: 'Unité du prix',
      price: 'Prix HT',
      unitPrice: 'Autre prix HT (/ kg…)',
      priceWithTax: 'Prix TTC',
      vat: 'Taux de TVA',
      allergens: 'Allergènes',
      allergenMark: 'Croix d’un allergène',
      ignored: 'Ne pas importer',
    } satisfies Record<ColumnRole, string>,
    category: 'Catégorie, quand le fichier ne la dit pas',
    categoryGuessed: 'Devinée d’après le nom',
    vatRate: 'TVA des prix TTC',
    vatGuessed: '5,5\u00a0%, et 20\u00a0% pour l’alcool',
    basis: 'De quoi est le prix\u00a0?',
    basisRows: '{count, plural, one {# ligne ne le dit pas.} other {# lignes ne le disent pas.}}',
    basisGuess:
      'Le plus probable\u00a0: {basis} ({count, number} sur {total, number} ont alors un prix courant).',
    basisOpen: 'À vérifier ligne par ligne',
    bases: { kg: 'le kilo', L: 'le litre', piece: 'la pièce', whole: 'le conditionnement entier' },
    basisReading: '{price} / {unit} si c’est {basis}',
    nothing:
      'Aucune ligne ne se lit avec ces colonnes. Regardez les lignes écartées, puis corrigez les colonnes ou la ligne des titres.',
    continue: 'Comparer avec le catalogue',
  },
  preview: {
    title: 'Ce qui sera enregistré',
    rows: '{count, plural, =0 {aucun produit} one {# produit lu} other {# produits lus}}',
    first: 'Les {count, number} premiers sur {total, number}.',
    doubtful: '{count, plural, =0 {aucun doute} one {# produit à vérifier} other {# produits à vérifier}}',
    guessed: '{count, plural, one {# catégorie devinée} other {# catégories devinées}}',
    skipped:
      '{count, plural, one {# ligne écartée} other {# lignes écartées}}{repeated, plural, =0 {} one {, dont # répétée} other {, dont # répétées}}',
    seeSkipped: 'Voir {count, plural, one {la ligne écartée} other {les # lignes écartées}}',
    skippedTitle: 'Lignes écartées',
    skippedFirst: 'Les {count, number} premières sur {total, number}.',
    skippedOf: '{reason} ({count, number})',
    line: 'Ligne {row, number}',
    show: 'Produits montrés',
    all: 'Les premiers produits',
    doubtfulFirst: 'Lignes à vérifier d’abord',
    doubt: '{reason} ({count, number})',
    product: 'Produit',
    category: 'Catégorie',
    price: 'Prix HT',
    content: 'Contenu',
    pack: 'Conditionnement',
    allergens: 'Allergènes',
    packPrice: '{price} au tarif',
    legend:
      'ce signe marque une case à vérifier\u00a0: passez dessus, ou allez-y au clavier, pour savoir pourquoi.',
    far: '{price} / {unit}\u00a0: loin des prix de cette catégorie (de {least} à {most} / {unit})',
    printed: 'imprimé\u00a0: {printed} / {unit}, calculé\u00a0: {ours} / {unit}',
  },
  ...priceListReasons,
  sendFailure: 'Les changements n’ont pas pu être envoyés, rien n’est perdu',
  differences: {
    filter: 'Différences montrées',
    search: 'Rechercher un produit...',
    notFound: 'Aucun produit trouvé',
    count: '{count, number}',
    recognised: 'Colonnes lues comme celles du tarif précédent.',
    own: 'Catalogue exporté d’ici, relu tel quel.',
    seeColumns: 'Revoir les colonnes',
    skipped:
      '{count, plural, one {# ligne du fichier n’est pas reprise.} other {# lignes du fichier ne sont pas reprises.}}',
    again:
      'Le catalogue a changé entre-temps dans une autre fenêtre\u00a0: le fichier vient d’être comparé à nouveau. Vérifiez, puis validez.',
    failure: 'Le fichier n’a pas pu être comparé avec votre catalogue',
    kinds: {
      new: 'Nouveaux',
      dearer: 'Plus chers',
      cheaper: 'Moins chers',
      changed: 'Modifiés',
      unchanged: 'Inchangés',
      vanished: 'Disparus',
      unresolved: 'Doublons',
      doubtful: 'À vérifier',
    },
    hints: {
      new: 'Ils entreront dans le catalogue. Décochez ceux dont vous ne voulez pas.',
      dearer: 'Le nouveau prix remplacera l’ancien. Décochez pour garder l’ancien.',
      cheaper: 'Le nouveau prix remplacera l’ancien. Décochez pour garder l’ancien.',
      changed: 'Même prix, ou prix pour une autre unité\u00a0; le reste sera mis à jour.',
      unchanged: 'Rien à faire pour ceux-ci.',
      vanished: 'Ils ne sont plus dans ce tarif et restent au catalogue. Cochez ceux à retirer.',
      doubtful:
        'Lus avec un doute\u00a0: comparez avec le tarif de votre fournisseur, et décochez ce qui est faux.',
      unresolved:
        'Plusieurs lignes, ou plusieurs produits, se ressemblent\u00a0: dites lequel est le bon. Sans réponse, ils sont laissés de côté.',
    },
    columns: {
      product: 'Produit',
      before: 'Ancien prix HT',
      after: 'Prix HT',
      difference: 'Écart',
      choice: 'Lequel est le bon\u00a0?',
    },
    facts: {
      name: 'nom',
      brand: 'marque',
      code: 'code',
      unit: 'unité',
      contentQuantity: 'contenu',
      contentUnit: 'contenu',
      packText: 'conditionnement',
      allergens: 'allergènes',
      traces: 'traces possibles',
      densityKgPerL: 'densité',
    } satisfies Record<ChangedFact, string>,
    perUnit: '{price} / {unit}',
    dearer: 'plus cher',
    cheaper: 'moins cher',
    tick: 'Prendre {name}',
    tickVanished: 'Retirer {name} du catalogue',
    tickAll: 'Tout cocher ou décocher',
    choiceOf: 'Que faire de {name}\u00a0?',
    leave: 'Laisser de côté',
    option: 'Ligne {row, number}, {price}\u00a0: {product}',
    newProduct: 'nouveau produit',
    doubtfulOption: 'Ligne {row, number}, {price}, à vérifier\u00a0: {product}',
    isNew: 'nouveau',
    takePrices:
      'Mettre à jour aussi {count, plural, one {le prix de mon produit importé} other {les prix de mes # produits importés}}',
    confirm: 'Valider',
    summary: {
      label: 'Ce qui va changer',
      short: '{count, plural, =0 {Rien à reprendre} one {# changement} other {# changements}}',
      shortPrices: '{count, plural, one {# prix mis à jour} other {# prix mis à jour}}',
      shortDoubtful: '{count, number} à vérifier',
      changes:
        'Seront repris\u00a0: {added, plural, =0 {aucun nouveau produit} one {# nouveau produit} other {# nouveaux produits}}, {dearer, plural, =0 {aucune hausse} one {# hausse} other {# hausses}}, {cheaper, plural, =0 {aucune baisse} one {# baisse} other {# baisses}}{altered, plural, =0 {} one {, # autre modification} other {, # autres modifications}}{removed, plural, =0 {} one {, # produit retiré} other {, # produits retirés}}.',
      doubtful:
        '{count, plural, one {# ligne cochée est à vérifier.} other {# lignes cochées sont à vérifier.}}',
      showDoubtful: '{count, plural, one {La voir} other {Les voir}}',
      same: 'Ce tarif ne change rien à votre catalogue.',
      back: 'Revenir au catalogue',
      nothing:
        '{unchanged, plural, =0 {Rien n’est coché.} one {Rien à changer\u00a0: le produit du fichier est déjà ainsi au catalogue.} other {Rien à changer pour l’instant\u00a0; # produits sont déjà ainsi au catalogue.}}',
      unresolved:
        '{count, plural, one {# doublon est laissé de côté.} other {# doublons sont laissés de côté.}}',
    },
  },
  done: {
    title: '«\u00a0{file}\u00a0» est au catalogue',
    undone: 'Import annulé, le catalogue est comme avant',
    added: 'Nouveaux',
    dearer: 'Plus chers',
    cheaper: 'Moins chers',
    altered: 'Modifiés',
    removed: 'Retirés',
    unchanged: 'Inchangés',
    count: '{count, number}',
    prices: '{count, plural, one {# prix repris} other {# prix repris}}',
    sheets:
      '{count, plural, =0 {aucune fiche touchée} one {# fiche recalculée} other {# fiches recalculées}}',
    journal: 'Voir le journal des prix',
    catalogue: 'Voir le catalogue',
    another: 'Importer un autre fichier',
    undo: 'Annuler cet import',
  },
} as const
