import type { ArchiveRefused } from '#contract/account-archive.ts'

/** An exported account, brought into this one. */
export const archive = {
  title: 'Importer une archive',
  lead: 'Un compte exporté par «\u00a0Télécharger mes données\u00a0», d’ici ou d’une autre installation. Ce que vous avez déjà n’est jamais effacé.',
  choose: 'Choisir une archive',
  reading: 'Envoi et lecture de l’archive…',
  importing: 'Import en cours…',
  of: 'Compte de {name}, exporté le {date}',
  nothing: 'Cette archive est vide\u00a0: elle ne contient ni fiche, ni produit, ni fournisseur.',
  holds: 'Elle contient\u00a0:',
  counts: {
    sheets: '{count, plural, one {# fiche technique} other {# fiches techniques}}',
    products: '{count, plural, one {# produit} other {# produits}}',
    suppliers: '{count, plural, one {# fournisseur} other {# fournisseurs}}',
    articles: '{count, plural, one {# article de catalogue} other {# articles de catalogue}}',
    gammes: '{count, plural, one {# gamme} other {# gammes}}',
    menus: '{count, plural, one {# menu} other {# menus}}',
    sales: '{count, plural, one {# période de ventes} other {# périodes de ventes}}',
    photos: '{count, plural, one {# photo} other {# photos}}',
  },
  there: {
    title: 'Déjà dans votre compte',
    lead: 'Sous le même nom, ou les mêmes jours pour les ventes. Que faire de ceux de l’archive\u00a0?',
    all: 'Pour tout',
    names: '{names}',
    more: '{names} et {count, plural, one {# autre} other {# autres}}',
    keep: 'Garder les miens',
    keepHint:
      'Ceux de l’archive ne sont pas importés\u00a0; ce qui les utilise est relié aux vôtres, à vos prix.',
    double: 'Importer en double',
    doubleHint:
      'Ils s’ajoutent à côté des vôtres\u00a0; une fiche du même titre devient «\u00a0… (copie)\u00a0».',
    sheets: '{count, plural, one {# fiche} other {# fiches}}',
    products: '{count, plural, one {# produit} other {# produits}}',
    suppliers: '{count, plural, one {# fournisseur} other {# fournisseurs}}',
    gammes: '{count, plural, one {# gamme} other {# gammes}}',
    menus: '{count, plural, one {# menu} other {# menus}}',
    sales: '{count, plural, one {# période} other {# périodes}}',
  },
  notes: {
    settings:
      'Votre compte est vide\u00a0: il prend aussi les réglages de calcul de l’archive (pertes, marges, coefficients, TVA).',
    wastage:
      'Les deux comptes ne calculent pas les pertes de la même façon\u00a0: les fiches importées suivront votre méthode, et leurs coûts peuvent changer.',
    carte: 'L’aspect de votre carte reste comme il est\u00a0; les gammes et les menus importés s’y ajoutent.',
  },
  submit: 'Importer',
  done: {
    title: 'Archive importée',
    made: 'Ajoutés\u00a0:',
    nothing: 'Rien n’a été ajouté\u00a0: tout était déjà là.',
    kept: 'Gardés comme ils étaient\u00a0:',
    renamed: 'Fiches renommées, parce que leur titre était pris\u00a0:',
    renamedOne: '«\u00a0{title}\u00a0» → «\u00a0{as}\u00a0»',
    renamedMore: '{count, plural, one {et # autre, de même} other {et # autres, de même}}',
    otherCosts:
      '{count, plural, one {# fiche importée n’a pas ici le coût qu’elle avait dans l’archive\u00a0: elle suit vos produits et vos réglages.} other {# fiches importées n’ont pas ici le coût qu’elles avaient dans l’archive\u00a0: elles suivent vos produits et vos réglages.}}',
    untied:
      '{count, plural, one {# produit importé n’est plus rattaché à un article, qui l’est déjà à un des vôtres.} other {# produits importés ne sont plus rattachés à des articles, qui le sont déjà aux vôtres.}}',
    address: {
      kept: 'La carte en ligne a gardé son adresse publique\u00a0: les QR codes imprimés servent encore.',
      new: 'L’adresse publique de l’archive est déjà prise sur cette installation\u00a0: la carte en a reçu une nouvelle. Imprimez ses QR codes de nouveau.',
      own: 'Votre carte garde son adresse publique\u00a0; celle de l’archive ne sert pas.',
    },
  },
  refused: {
    'not-zip': 'Ce fichier n’est pas une archive ZIP.',
    cut: 'Cette archive est incomplète\u00a0: la fin manque. Téléchargez-la ou copiez-la de nouveau.',
    damaged:
      'Cette archive est abîmée ou a été modifiée\u00a0: son contenu ne correspond pas à ses sommes de contrôle.',
    foreign: 'Cette archive ne vient pas de Gramme.',
    newer:
      'Cette archive vient d’une version plus récente de Gramme. Mettez d’abord cette installation à jour.',
    'too-large': 'Cette archive est trop grande pour être importée.',
    rows: 'Des lignes de cette archive ne sont pas valables\u00a0: elle a été modifiée, ou elle ne vient pas de Gramme.',
    'too-many-menus':
      'Avec les menus de cette archive, votre compte en aurait plus qu’il n’en peut contenir.',
  } satisfies Record<ArchiveRefused['reason'], string>,
  nothingWritten: 'Rien n’a été écrit dans votre compte.',
  cancelled: 'L’import a été interrompu. S’il était déjà terminé, ses fiches sont dans vos listes.',
  failure: 'L’archive n’a pas pu être importée',
  close: 'Fermer',
}
