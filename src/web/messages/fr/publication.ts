export const publication = {
  service: 'Service du jour\u00a0: masquer un plat, dire combien il en reste',
  title: 'Carte en ligne',
  settings: 'Réglages de la page',
  loadFailed: 'L’état de la carte en ligne n’a pas pu être lu',
  shown:
    '{count, plural, =0 {{menus, plural, =0 {Aucun plat n’y est encore visible.} one {# menu y est visible.} other {# menus y sont visibles.}}} one {# plat{menus, plural, =0 { y est visible} one { et # menu y sont visibles} other { et # menus y sont visibles}}.} other {# plats{menus, plural, =0 {} one { et # menu} other { et # menus}} y sont visibles.}}',
  masked: '{count, plural, one {# masqué ce soir.} other {# masqués ce soir.}}',
  wouldShow:
    '{count, plural, =0 {{menus, plural, =0 {Aucun plat n’y serait encore visible.} one {# menu y sera visible.} other {# menus y seront visibles.}}} one {# plat{menus, plural, =0 { y sera visible} one { et # menu y seront visibles} other { et # menus y seront visibles}}.} other {# plats{menus, plural, =0 {} one { et # menu} other { et # menus}} y seront visibles.}}',
  since: 'En ligne depuis le {date}, toujours égale à votre carte.',
  publish: {
    lead: 'Vos clients lisent la carte sur leur téléphone, à une adresse que vous seul donnez, et choisissent sans gluten, sans lait…',
    button: 'Mettre en ligne',
    busy: 'Mise en ligne...',
    done: 'La carte est en ligne{count, plural, =0 {} one {, avec # plat de plus} other {, avec # plats de plus}}. Vos clients y lisent noms, prix et allergènes, jamais une recette ni un coût.',
    failed: 'La carte n’a pas pu être mise en ligne',
  },
  address: {
    label: 'Adresse de la carte',
    copy: 'Copier l’adresse',
    copied: 'Adresse copiée',
    copyFailed: 'L’adresse n’a pas pu être copiée. Sélectionnez-la, puis copiez-la.',
    open: 'Ouvrir la page',
    onlyHere:
      'Cette adresse ne s’ouvre que sur cet ordinateur, pas sur un téléphone. Avant d’imprimer le code, ouvrez Gramme par l’adresse que vos clients peuvent atteindre\u00a0: la personne qui l’a installé la connaît.',
  },
  qr: {
    label: 'Code QR de la carte',
    hint: 'À imprimer pour vos tables ou votre vitrine, 2\u00a0cm de côté au moins.',
    svg: 'Code QR en SVG',
    png: 'Code QR en PNG',
    failed: 'Le code QR n’a pas pu être préparé.',
  },
  undeclared:
    '{count, plural, one {# plat a des allergènes non renseignés\u00a0: vos clients liront «\u00a0demandez-nous\u00a0».} other {# plats ont des allergènes non renseignés\u00a0: vos clients liront «\u00a0demandez-nous\u00a0».}}',
  waiting:
    '{count, plural, one {# plat n’est pas encore en ligne.} other {# plats ne sont pas encore en ligne.}}',
  unpriced: {
    title: '{count, plural, one {Il manque un prix} other {Il manque # prix}}',
    why: 'Le prix tapé ici est celui de la carte, et de la fiche qui n’en a pas.',
    price: 'Prix TTC de {name}',
    unit: '€ TTC',
  },
  hidden: {
    menusTitle:
      '{count, plural, one {# menu de la carte reste caché} other {# menus de la carte restent cachés}}',
    menus:
      '{count, plural, one {Un menu reste caché, car un de ses choix n’a aucun plat visible\u00a0:} other {# menus restent cachés, car un de leurs choix n’a aucun plat visible\u00a0:}}',
    more: '{count, plural, one {et # autre} other {et # autres}}',
  },
  renew: {
    button: 'Renouveler l’adresse',
    question: 'Renouveler l’adresse\u00a0?',
    consequence:
      'Les codes QR déjà imprimés et les liens déjà donnés ne mèneront plus à votre carte. Il faudra imprimer le nouveau code.',
    busy: 'Renouvellement...',
    done: 'La carte a une nouvelle adresse',
    gone: 'La carte avait été dépubliée entre-temps',
    failed: 'L’adresse n’a pas pu être renouvelée',
  },
  unpublish: {
    button: 'Dépublier',
    question: 'Dépublier la carte\u00a0?',
    consequence:
      'Sa page disparaît aussitôt, et les codes QR imprimés n’ouvriront plus rien. Si vous la publiez de nouveau, elle aura une autre adresse.',
    busy: 'Dépublication...',
    done: 'La carte n’est plus en ligne',
    renewed:
      'Une autre fenêtre a renouvelé l’adresse entre-temps\u00a0: la carte reste en ligne, à sa nouvelle adresse.',
    failed: 'La carte n’a pas pu être dépubliée',
  },
} as const
