/** What is deleted, and comes back. */
export const bin = {
  page: {
    title: 'Corbeille',
    back: 'Tableau de bord',
    count: '{count, plural, one {# suppression} other {# suppressions}}',
    failure: 'Erreur lors du chargement de la corbeille',
    offline: 'Hors ligne\u00a0: la corbeille a besoin du réseau, pour être lue comme pour restaurer.',
    empty:
      'La corbeille est vide. Ce que vous supprimez reste ici trente jours\u00a0: fiches, produits, fournisseurs, cartes, gammes, plats et menus se restaurent avec leurs lignes et leurs places.',
    more: 'Voir plus',
    restore: 'Restaurer',
    restoreOne: 'Restaurer «\u00a0{name}\u00a0»',
    restoring: 'Restauration...',
    since: 'depuis le {date} à {time}, jusqu’au {until}',
    name: '{name}{others, plural, =0 {} one { et # autre} other { et # autres}}',
    dishOf: 'Plat de «\u00a0{gamme}\u00a0»',
    kinds: {
      sheet: '{count, plural, one {Fiche technique} other {Fiches techniques}}',
      product: '{count, plural, one {Produit} other {Produits}}',
      supplier: '{count, plural, one {Fournisseur} other {Fournisseurs}}',
      gamme: '{count, plural, one {Gamme} other {Gammes}}',
      dish: '{count, plural, one {Plat} other {Plats}}',
      menu: '{count, plural, one {Menu} other {Menus}}',
      carte: '{count, plural, one {Carte} other {Cartes}}',
      order: '{count, plural, one {Commande} other {Commandes}}',
      delivery: '{count, plural, one {Livraison} other {Livraisons}}',
      import: 'Import annulé',
    },
    with: 'Avec {parts}',
    merged: 'Fusionné avec «\u00a0{name}\u00a0»\u00a0: le restaurer annule la fusion.',
    carried: {
      sheets: '{count, plural, one {# fiche technique} other {# fiches techniques}}',
      ownProducts: '{count, plural, one {# produit} other {# produits}}',
      suppliers: '{count, plural, one {# fournisseur} other {# fournisseurs}}',
      gammes: '{count, plural, one {# gamme} other {# gammes}}',
      menus: '{count, plural, one {# menu} other {# menus}}',
      givenBack:
        '{count, plural, one {# fiche ou produit qu’il avait modifié} other {# fiches et produits qu’il avait modifiés}}',
      lines: '{count, plural, one {# ligne} other {# lignes}}',
      photos: '{count, plural, one {sa photo} other {# photos}}',
      dishes: '{count, plural, one {# plat de la carte} other {# plats de la carte}}',
      menuDishes:
        '{count, plural, one {# plat proposé dans un menu} other {# plats proposés dans les menus}}',
      choices: '{count, plural, one {# choix de menu} other {# choix de menus}}',
      sales: 'les ventes de {count, plural, one {# période} other {# périodes}}',
      articles: '{count, plural, one {# article au catalogue} other {# articles au catalogue}}',
      priceLists: '{count, plural, one {# tarif} other {# tarifs}}',
      prices: '{count, plural, one {# prix de l’historique} other {# prix de l’historique}}',
      usedInSheets: '{count, plural, one {# fiche qui l’utilisait} other {# fiches qui l’utilisaient}}',
      products: '{count, plural, one {# produit qui en venait} other {# produits qui en venaient}}',
    },
    removal: {
      label: 'Supprimer définitivement',
      labelOf: 'Supprimer définitivement «\u00a0{name}\u00a0»',
      title: 'Supprimer définitivement «\u00a0{name}\u00a0»\u00a0?',
      body: 'Plus rien ne pourra être restauré de ce qui part avec. Cette action est irréversible.',
      confirm: 'Supprimer définitivement',
      done: 'Supprimé définitivement',
      gone: 'Ce n’était déjà plus dans la corbeille',
      failure: 'Rien n’a été supprimé',
    },
    emptying: {
      label: 'Vider la corbeille',
      title: 'Vider la corbeille\u00a0?',
      body: 'Ce qui est dans la corbeille, {count, plural, one {# suppression} other {# suppressions}}, ne pourra plus être restauré. Cette action est irréversible.',
      busy: 'Suppression...',
      done: 'La corbeille a été vidée',
      failure: 'La corbeille n’a pas été vidée',
    },
  },
  notice: {
    open: 'Ouvrir',
    restored:
      'Restauré\u00a0: «\u00a0{name}\u00a0»{others, plural, =0 {} one { et # autre} other { et # autres}}',
    waiting:
      '{count, plural, one {# élément reviendra} other {# éléments reviendront}} avec ce dont {count, plural, one {il dépend} other {ils dépendent}}, qui est aussi dans la corbeille.',
    lost: '{count, plural, one {# élément n’est pas revenu\u00a0: ce dont il dépendait n’existe plus.} other {# éléments ne sont pas revenus\u00a0: ce dont ils dépendaient n’existe plus.}}',
    left: '{count, plural, one {# élément changé depuis reste comme il est.} other {# éléments changés depuis restent comme ils sont.}}',
  },
  failure: {
    restore: 'Rien n’a été restauré',
    gone: 'C’était déjà restauré, ou supprimé définitivement.',
    'title-taken':
      'Une autre fiche s’appelle «\u00a0{name}\u00a0»\u00a0: renommez-la, puis restaurez celle-ci.',
    'article-taken':
      'Votre produit «\u00a0{name}\u00a0» vient déjà du même article du catalogue\u00a0: supprimez-le, puis restaurez celui-ci.',
    'merge-changed':
      '«\u00a0{name}\u00a0», avec lequel il a été fusionné, a changé depuis\u00a0: annuler la fusion perdrait ce changement.',
    'merge-in-bin':
      '«\u00a0{name}\u00a0», avec lequel il a été fusionné, est dans la corbeille\u00a0: restaurez-le d’abord.',
    'gamme-gone':
      '{inBin, select, true {La gamme de ce plat, «\u00a0{name}\u00a0», est dans la corbeille\u00a0: restaurez-la d’abord.} other {La gamme de ce plat n’existe plus.}}',
    'carte-gone':
      '{inBin, select, true {Sa carte, «\u00a0{name}\u00a0», est dans la corbeille\u00a0: restaurez-la d’abord.} other {Sa carte n’existe plus.}}',
    'sheet-gone':
      '{inBin, select, true {La fiche de ce plat, «\u00a0{name}\u00a0», est dans la corbeille\u00a0: restaurez-la d’abord.} other {La fiche de ce plat n’existe plus.}}',
    'too-many-menus': 'Vous avez déjà autant de menus que Gramme en garde\u00a0: supprimez-en d’abord.',
  },
} as const
