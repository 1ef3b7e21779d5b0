/** What any page says of a thing that was deleted and is restored. */
export const bin = {
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
