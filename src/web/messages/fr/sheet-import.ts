import type { DraftDoubt } from '#domain/sheet-imports/draft-import.ts'
import type { ImportedFacts } from '#domain/sheet-imports/sheet-content.ts'

/** From found sheets to sheets of the account. */
export const sheetImport = {
  names: {
    products: 'Produits de ces fiches',
    open: '{count, plural, one {# produit à confirmer après l’import} other {# produits à confirmer après l’import}}',
    openLead:
      'Leur nom est proche d’un produit que vous avez. Sans réponse, ils restent marqués «\u00a0à confirmer\u00a0» sur la page de vos produits.',
    accept: 'Valider',
    change: 'Changer',
    changeOf: 'Changer ce que veut dire {name}',
    meaning: 'Dans vos fiches, {name} veut dire',
    isNew: 'Un nouveau produit',
    like: 'ressemble à {names}',
    twin: 'vous avez déjà {product}',
    quoted: '«\u00a0{name}\u00a0»',
    same: 'Le même que «\u00a0{name}\u00a0» de vos fichiers',
    is: 'est «\u00a0{name}\u00a0»',
    isSheet: 'est la fiche «\u00a0{name}\u00a0»',
    newProduct: 'nouveau produit',
    ofSupplier: 'au catalogue de {name}',
    ofCatalogue: 'au catalogue',
    aSheet: 'votre fiche, comme préparation',
    unfit:
      '«\u00a0{name}\u00a0» se compte en {unit}\u00a0: les quantités de ces fiches n’y auraient pas de coût.',
    unfitDensity:
      '«\u00a0{name}\u00a0» se compte en {unit}\u00a0: les quantités de ces fiches y auront un coût dès que vous aurez confirmé sa densité, {density}\u00a0kg par litre.',
    alike:
      '{count, plural, one {# nouveau produit, au nom proche d’un autre} other {# nouveaux produits, aux noms proches d’autres}}',
    alikeLead:
      'Ils restent des produits à part, au prix de vos fichiers, sauf si vous dites que c’est le même.',
    fresh: '{count, plural, one {# nouveau produit} other {# nouveaux produits}}',
    freshOthers: '{count, plural, one {# autre nouveau produit} other {# autres nouveaux produits}}',
    freshLead: 'Leur rayon est proposé d’après leur nom.',
    known: '{count, plural, one {# produit reconnu} other {# produits reconnus}}',
    knownLead: 'Le même nom qu’un produit de votre compte, ou ce que vous avez dit à un import d’avant.',
    category: 'Rayon de {name}',
  },
  doubts: {
    title: 'Ce que vos fichiers ne disent pas',
    portions:
      '{count, plural, one {Le nombre de portions d’# fiche\u00a0: une portion est prise, à moins que vous n’en donniez un autre.} other {Le nombre de portions de # fiches\u00a0: une portion est prise, à moins que vous n’en donniez un autre.}}',
    portionsUnclear:
      '{count, plural, one {Les portions d’# fiche\u00a0: son fichier peut vouloir dire deux nombres.} other {Les portions de # fiches\u00a0: leurs fichiers peuvent vouloir dire deux nombres.}}',
    portionsAll: 'Portions de ces fiches',
    portionsOf: 'Portions de {title}',
    category:
      '{count, plural, one {La catégorie d’# fiche\u00a0: ce sera un plat, à moins que vous n’en choisissiez une autre.} other {La catégorie de # fiches\u00a0: ce seront des plats, à moins que vous n’en choisissiez une autre.}}',
    categoryAll: 'Catégorie de ces fiches',
    categoryOf: 'Catégorie de {title}',
    vat: '{count, plural, one {La TVA d’# fiche n’est pas dans le fichier, qui n’a qu’un prix TTC, ou n’est ni 5,5, ni 10, ni 20\u00a0%\u00a0: choisissez-la. Sinon, une fiche existante garde la sienne, une nouvelle prend celle du compte, et un prix TTC sans TVA n’est pas repris\u00a0: il reste dans les notes.} other {La TVA de # fiches n’est pas dans le fichier, qui n’a qu’un prix TTC, ou n’est ni 5,5, ni 10, ni 20\u00a0%\u00a0: choisissez-la. Sinon, une fiche existante garde la sienne, une nouvelle prend celle du compte, et un prix TTC sans TVA n’est pas repris\u00a0: il reste dans les notes.}}',
    vatOf: 'TVA de {title}',
    vatAll: 'TVA de ces fiches',
    vatUnknown: 'À choisir',
    different: 'différentes',
    each: 'Fiche par fiche',
    titles:
      '{count, plural, one {Le titre d’# fiche\u00a0: plusieurs textes du fichier peuvent l’être.} other {Le titre de # fiches\u00a0: plusieurs textes de leurs fichiers peuvent l’être.}}',
    titleOf: 'Titre de la fiche «\u00a0{title}\u00a0»',
    preparations:
      '{count, plural, one {# ligne a le titre d’une de vos fiches et un autre prix\u00a0: est-ce un produit acheté, ou cette fiche\u00a0?} other {# lignes ont le titre d’une de vos fiches et un autre prix\u00a0: est-ce un produit acheté, ou cette fiche\u00a0?}}',
    lineOf: '{name} dans «\u00a0{title}\u00a0»',
    bought: 'le produit acheté',
    ownSheet: 'votre fiche',
    keep: 'Garder',
    keepOf: '{label}\u00a0: garder {value}',
    titleShort: 'Un titre a 3 lettres au moins\u00a0: donnez-en un, ou écartez la fiche.',
    statements: {
      'title-cut':
        '{count, plural, one {# titre est plus long que 100 lettres, et coupé} other {# titres sont plus longs que 100 lettres, et coupés}}\u00a0: {names}.',
      'steps-cut':
        '{count, plural, one {Les étapes d’# fiche sont plus longues que ce qu’une fiche contient, et coupées} other {Les étapes de # fiches sont plus longues que ce qu’une fiche contient, et coupées}}\u00a0: {names}.',
      'notes-cut':
        '{count, plural, one {Les notes d’# fiche sont plus longues que ce qu’une fiche contient, et coupées} other {Les notes de # fiches sont plus longues que ce qu’une fiche contient, et coupées}}\u00a0: {names}.',
      'loss-noted':
        '{count, plural, one {# fiche a des pertes gardées en note sur leurs lignes, pour que son coût reste celui du fichier} other {# fiches ont des pertes gardées en note sur leurs lignes, pour que leurs coûts restent ceux des fichiers}}\u00a0: {names}.',
      'prices-left':
        '{count, plural, one {# fiche a des prix TTC ou d’une autre monnaie\u00a0: aucun n’est pris, ses produits sans prix seront à compléter} other {# fiches ont des prix TTC ou d’une autre monnaie\u00a0: aucun n’est pris, leurs produits sans prix seront à compléter}}\u00a0: {names}.',
    } satisfies Partial<Record<DraftDoubt, string>>,
    differing:
      '{count, plural, one {# produit a deux prix dans vos fichiers} other {# produits ont deux prix dans vos fichiers}}\u00a0: celui du fichier le plus récent est pris, ou le premier si les dates sont les mêmes. {names}.',
    ofPrice: '{name} ({price}\u00a0; {others})',
    otherPrice: '{price} dans {titles}',
    quoted: '«\u00a0{title}\u00a0»',
    names: '{names}{others, plural, =0 {} one { et # autre} other { et # autres}}',
  },
  plan: {
    title: 'Ce qui est déjà dans votre compte',
    update:
      '{count, plural, one {# fiche est à mettre à jour} other {# fiches sont à mettre à jour}}\u00a0: le fichier a changé depuis le dernier import.',
    'changed-since':
      '{count, plural, one {# fiche a changé des deux côtés} other {# fiches ont changé des deux côtés}}, dans le fichier et dans votre compte\u00a0: la vôtre reste, sauf si vous cochez.',
    exists:
      '{count, plural, one {# fiche de votre compte a le même titre} other {# fiches de votre compte ont le même titre}}\u00a0: la vôtre reste, sauf si vous cochez.',
    unchanged:
      '{count, plural, one {# fiche est déjà dans votre compte, telle quelle} other {# fiches sont déjà dans votre compte, telles quelles}}.',
    renamed: 'Un titre est déjà pris\u00a0: «\u00a0{title}\u00a0» deviendra «\u00a0{free}\u00a0».',
    replace: 'Remplacer {title}',
    all: 'Toutes ({count, number})',
    changes: '{count, plural, one {# changement} other {# changements}}',
    before: 'dans votre compte',
    after: 'dans le fichier',
    nothing: 'rien',
    gone: 'ligne retirée',
    added: 'ligne ajoutée',
    facts: {
      title: 'Titre',
      category: 'Catégorie',
      portions: 'Portions',
      sellingPriceHt: 'Prix de vente HT',
      tvaRate: 'TVA',
      method: 'Méthode',
      steps: 'Étapes',
      notes: 'Notes',
      yieldQuantity: 'Quantité obtenue',
      yieldUnit: 'Unité obtenue',
    } satisfies Record<keyof ImportedFacts, string>,
    qs: 'à volonté',
    noQuantity: 'sans quantité',
    loss: 'perte {percent}',
    perPortion: '{price} par portion',
    ofLines: '{percent} des autres lignes',
    prices: '{count, plural, one {# prix change} other {# prix changent}}',
    priceMove:
      '{product}{same, select, yes {} other { (dans vos fichiers «\u00a0{name}\u00a0»)}}\u00a0: {before} → {after}',
    readAs: '«\u00a0{name}\u00a0» de vos fichiers ({file})',
    stay: '{count, plural, one {# prix de vos fichiers n’est pas pris} other {# prix de vos fichiers ne sont pas pris}}',
    older:
      '{written} est votre produit «\u00a0{product}\u00a0»\u00a0: son prix, {before}, du {date}, est plus récent et reste',
    article:
      '{written} est l’article «\u00a0{product}\u00a0» {of}\u00a0: c’est son prix, {before}, qui est pris',
    'unit-unrelated':
      '{written} est «\u00a0{product}\u00a0»\u00a0: ce prix ne peut pas être ramené à son unité ({unit}), {before} reste',
  },
  bar: {
    details: 'Détails',
    label: 'Import',
    none: 'Aucune fiche choisie.',
    chosen: '{count, plural, one {# fiche choisie} other {# fiches choisies}}',
    doubtful: '{count, plural, one {# fiche à regarder} other {# fiches à regarder}}',
    created: '{count, plural, one {# nouvelle fiche} other {# nouvelles fiches}}',
    replaced: '{count, plural, one {# fiche mise à jour} other {# fiches mises à jour}}',
    kept: '{count, plural, one {# fiche laissée telle quelle} other {# fiches laissées telles quelles}}',
    products: '{count, plural, one {# nouveau produit} other {# nouveaux produits}}',
    prices: '{count, plural, one {# prix mis à jour} other {# prix mis à jour}}',
    nothing: 'Tout est déjà dans votre compte, rien n’y changerait.',
    checking: 'Rapprochement avec votre compte…',
    titles: '{count, plural, one {Corriger # titre} other {Corriger # titres}}',
    import: '{count, plural, =0 {Importer les prix} one {Importer 1 fiche} other {Importer # fiches}}',
    importing: 'Import en cours…',
    failure: 'L’import n’a pas eu lieu, rien n’a été écrit',
    matchFailure: 'Le rapprochement avec votre compte n’a pas abouti',
    changed:
      'Une autre fenêtre a changé votre compte entre-temps. Rien n’a été écrit\u00a0: voici ce que l’import changerait maintenant.',
    refused: '«\u00a0{title}\u00a0»\u00a0: {why}',
    refusedLine: '«\u00a0{title}\u00a0», ligne «\u00a0{line}\u00a0»\u00a0: {why}',
    tooMuch: {
      sheets:
        'Un import a {most, number} fiches au plus\u00a0: gardez les premières, puis importez les autres par d’autres dossiers.',
      names:
        'Un import a {most, number} noms de produits au plus\u00a0: écartez des fiches, puis importez-les à part.',
    },
    keepFirst: 'Ne garder que les {most, number} premières',
  },
  choose: {
    all: 'Tout choisir ({count, number} sur {of, number})',
  },
  gammes: {
    title: 'Gammes de la carte',
    dishes: '{count, plural, one {# plat} other {# plats}}',
    exists: 'gamme que vous avez déjà',
    make: '{count, plural, one {Créer la gamme du fichier} other {Créer les # gammes du fichier}}',
    added: '{count, plural, =0 {rien à ajouter} one {# plat ajouté} other {# plats ajoutés}}',
    done: 'Chaque plat est dans sa gamme.',
    undo: 'Annuler ces gammes',
    failure: 'Les gammes n’ont pas pu être créées',
    undoFailure: 'Les gammes n’ont pas pu être annulées',
  },
  done: {
    title: '{count, plural, =0 {Aucune fiche n’a changé} one {# fiche importée} other {# fiches importées}}',
    undone: 'L’import a été annulé',
    created: '{count, plural, one {# nouvelle fiche} other {# nouvelles fiches}}',
    replaced: '{count, plural, one {# fiche mise à jour} other {# fiches mises à jour}}',
    kept: '{count, plural, one {# laissée telle quelle} other {# laissées telles quelles}}',
    products: '{count, plural, one {# nouveau produit} other {# nouveaux produits}}',
    prices: '{count, plural, one {# prix mis à jour} other {# prix mis à jour}}',
    olderPrices: '{count, plural, one {# prix plus récent, gardé} other {# prix plus récents, gardés}}',
    earlier:
      'C’est votre premier envoi, dont la réponse s’était perdue. Ce que vous avez changé ensuite n’y est pas\u00a0: importez vos fichiers de nouveau pour le prendre.',
    another: 'Importer d’autres fichiers',
    undo: 'Annuler l’import',
    undoShort: 'Annuler',
    kept30: 'Pendant trente jours, vous pouvez annuler cet import en entier depuis vos Paramètres.',
    notice:
      '{count, plural, =0 {Vos produits sont à jour} one {# fiche importée} other {# fiches importées}}',
    undoFailure: 'L’import n’a pas été annulé',
  },
} as const
