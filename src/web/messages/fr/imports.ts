/** What was imported, and how it is undone as one act. */
export const imports = {
  list: {
    title: 'Vos imports',
    lead: 'Chacun peut être annulé en entier pendant trente jours. Ce qu’il avait apporté va dans la corbeille.',
    failure: 'Erreur lors du chargement des imports',
    more: '{count, plural, one {Voir l’import d’avant} other {Voir les # imports d’avant}}',
    kinds: { 'account-file': 'Archive', 'sheet-files': 'Fiches techniques' },
    since: 'le {date} à {time}',
    until: ', annulable jusqu’au {until}',
    files: '{names}{others, plural, =0 {} one { et # autre fichier} other { et # autres fichiers}}',
    changed: '{count, plural, one {# fiche ou produit modifié} other {# fiches ou produits modifiés}}',
    undo: 'Annuler',
    undoOne: 'Annuler l’import de {name}, du {date} à {time}',
    undone: 'Annulé le {date} à {time}.',
    inBin: 'Le restaurer depuis la corbeille',
  },
  undoing: {
    label: 'Annuler l’import',
    title: 'Annuler l’import\u00a0?',
    confirm: 'Annuler l’import',
    busy: 'Annulation...',
    done: 'L’import a été annulé. Vous pouvez tout restaurer depuis la corbeille.',
    bin: 'Corbeille',
    already:
      'Cet import ne peut plus être annulé\u00a0: une autre fenêtre l’a fait, ou il a plus de trente jours.',
    unknown: 'Ce que l’annulation changerait n’a pas pu être lu',
    failure: 'L’import n’a pas été annulé',
    stayed:
      '{count, plural, one {Modifié depuis l’import, et laissé tel quel} other {Modifiés depuis l’import, et laissés tels quels}}\u00a0: {names}.',
  },
  effect: {
    nothing: 'L’annulation ne retire ni ne change rien dans votre compte.',
    going: 'Iront dans la corbeille, d’où tout peut être restauré pendant trente jours\u00a0:',
    made: {
      sheets: '{count, plural, one {# fiche technique} other {# fiches techniques}}',
      products: '{count, plural, one {# produit} other {# produits}}',
      suppliers: '{count, plural, one {# fournisseur} other {# fournisseurs}}',
      gammes: '{count, plural, one {# gamme} other {# gammes}}',
      menus: '{count, plural, one {# menu} other {# menus}}',
      sales: '{count, plural, one {# période de ventes} other {# périodes de ventes}}',
    },
    articles: '{count, plural, one {# article de catalogue} other {# articles de catalogue}}',
    dishes: '{count, plural, one {# plat de la carte} other {# plats de la carte}}',
    modified: '{what}, dont {count} avec vos modifications\u00a0: {names}',
    names: '{names}{others, plural, =0 {} one { et # autre} other { et # autres}}',
    back: 'Reprendront leur contenu d’avant l’import\u00a0:',
    givenBack: '{count, plural, one {# fiche ou produit} other {# fiches ou produits}}\u00a0: {names}',
    settings: 'les réglages de calcul (pertes, marges, coefficients, TVA)',
    carte: 'l’aspect de la carte',
    address: 'la carte en ligne, de nouveau fermée\u00a0: ses QR codes ne mèneront plus nulle part',
    ownLead: 'Dans ce que vous avez créé vous-même\u00a0:',
    own: {
      dishes:
        '{count, plural, one {# plat de vos gammes part avec sa fiche} other {# plats de vos gammes partent avec leur fiche}}\u00a0: {names}',
      menus: '{count, plural, one {# menu perd un plat} other {# menus perdent un plat}}\u00a0: {names}',
      sales:
        '{count, plural, one {# période de ventes garde les ventes des plats retirés} other {# périodes de ventes gardent les ventes des plats retirés}}',
      sheets:
        '{count, plural, one {# fiche perd un ingrédient, dont le nom reste en note} other {# fiches perdent un ingrédient, dont le nom reste en note}}\u00a0: {names}',
      products:
        '{count, plural, one {# produit perd son fournisseur ou un article} other {# produits perdent leur fournisseur ou un article}}\u00a0: {names}',
    },
    staying: 'Modifiés depuis l’import, et laissés tels quels\u00a0:',
    stays: '{count, plural, one {# fiche ou produit} other {# fiches ou produits}}\u00a0: {names}',
    settingsStay: 'les réglages de calcul',
    carteStays: 'l’aspect de la carte',
  },
} as const
