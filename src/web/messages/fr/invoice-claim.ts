import type { ClaimWord } from '#web/features/invoices/claim/claim-of.ts'

/** What an invoice charges above the agreed prices. */
export const invoiceClaim = {
  titles: {
    open: 'Facturé plus que convenu\u00a0: {sum}{rest, select, none {} other {, dont {rest} restent à recevoir}}',
    granted: 'Avoir reçu\u00a0: {sum}',
    dropped: 'Facturé plus que convenu, non réclamé\u00a0: {sum}',
  },
  inList: {
    open: 'Facturé plus que convenu\u00a0: {sum}',
    requested: 'Avoir demandé\u00a0: {sum}',
    partial: 'Avoir partiel\u00a0: {given} reçus sur {sum} demandés',
  },
  request: 'Demander un avoir',
  requestAgain: 'Écrire de nouveau',
  paper: 'Imprimer ou PDF',
  waits:
    '{count, plural, one {# ligne attend} other {# lignes attendent}} un avoir qui porte le numéro {number}.',
  creditNotes: 'Avoirs qui portent le numéro de cette facture',
  creditNote:
    'Avoir {number} du {date}\u00a0: {sum} HT{state, select, waiting {, en attente\u00a0: appliquez-le pour clore ce qu’il couvre} aside {, écarté} other {}}',
  noTotal: 'montant inconnu',
  partial: 'Avoir partiel\u00a0: {given} reçus sur {sum} demandés.',
  otherLines: 'Les avoirs reçus ne couvrent pas les lignes encore demandées.',
  grantedBy: 'Avoir reçu\u00a0: {number}',
  credited: {
    title: 'Demandes sur les factures qu’il nomme',
    invoice: 'Facture {number} du {date}',
    noClaim: 'rien n’y est demandé',
    namesNone: 'Cet avoir ne nomme aucune facture\u00a0: il ne clôt aucune demande.',
    absent:
      '{count, plural, one {La facture {numbers} n’est pas ici.} other {Les factures {numbers} ne sont pas ici.}}',
    closed: 'Close par cet avoir{other, select, none {} other { et {other}}}',
    closes: 'Sera close par cet avoir{other, select, none {} other { et {other}}}',
    alsoWithout: 'Avoir reçu, close aussi sans celui-ci',
    open: 'Reste demandée\u00a0: pas couverte',
    partial: 'Avoir partiel\u00a0: {given} pour {sum} demandés, aucune ligne n’est close.',
    bar: '{count, plural, =0 {Cet avoir ne clôt aucune ligne demandée} one {Clôt # ligne demandée\u00a0: {sum}} other {Clôt # lignes demandées\u00a0: {sum}}}',
    applied:
      '{count, plural, =0 {Cet avoir est appliqué, il ne clôt aucune ligne demandée.} one {Cet avoir a clos # ligne demandée\u00a0: {sum}.} other {Cet avoir a clos # lignes demandées\u00a0: {sum}.}}',
    appliedNotice:
      '{count, plural, =0 {Avoir appliqué, aucune demande n’est close} one {Avoir appliqué, # demande close} other {Avoir appliqué, # demandes closes}}',
    undo: 'Annuler cet avoir',
  },
  undoing: {
    title: 'Annuler l’effet de cet avoir\u00a0?',
    confirm: 'Annuler l’avoir',
    busy: 'Annulation...',
    consequence:
      'Ce que l’avoir {number} couvre, seul ou avec d’autres, est de nouveau demandé. Il attendra de nouveau.',
    done: 'Avoir annulé, ses lignes sont de nouveau demandées',
    changedSince: 'Rien n’a été annulé\u00a0: le prix a changé depuis pour {names}.',
    failure: 'L’avoir n’a pas pu être annulé',
  },
  table: 'Lignes au-dessus du prix convenu',
  columns: {
    line: 'Ligne',
    charged: 'Facturé HT',
    agreed: 'Convenu HT',
    excess: 'En trop HT',
    state: 'Suite',
  },
  agreedSince: 'depuis le {date}',
  agreedLater: 'convenu le {date}, après la facture',
  states: {
    none: 'À réclamer',
    requested: 'Avoir demandé',
    granted: 'Avoir reçu',
    dropped: 'Non réclamé',
  } satisfies Record<ClaimWord, string>,
  turns: {
    none: 'Réclamer',
    requested: 'Attendre encore l’avoir',
    granted: 'Noter l’avoir reçu',
    dropped: 'Ne pas réclamer',
  } satisfies Record<ClaimWord, string>,
  turnNamed: '{to}\u00a0: {name}',
  marked: '{count, plural, one {Avoir demandé pour # ligne} other {Avoir demandé pour # lignes}}',
  notSent: 'Pas envoyé',
  failed: 'La demande n’a pas pu être enregistrée',
  mail: {
    lead: 'Le mail s’ouvre dans votre messagerie\u00a0; les lignes sont alors notées comme demandées, jusqu’à ce qu’un avoir porte le numéro de la facture.',
    leadOfReceipts:
      'Le mail s’ouvre dans votre messagerie. La facture n’en garde rien\u00a0: la demande se retrouve parmi vos mails envoyés.',
    to: 'À',
    noAddress: 'adresse à compléter, ce fournisseur n’a pas d’e-mail',
    subject: 'Objet',
    body: 'Texte du mail',
    agreedLater:
      '{count, plural, one {Le prix d’une ligne n’est convenu qu’après la facture} other {Le prix de # lignes n’est convenu qu’après la facture}}\u00a0: vérifiez-le, ou ne le réclamez pas.',
    attached: 'Trop de lignes pour un mail ouvert d’ici\u00a0: le mail renvoie au PDF, à joindre.',
    copy: 'Copier le texte',
    open: 'Ouvrir le mail',
  },
  copyFailed: 'Le texte n’a pas pu être copié',
  back: 'Retour à la facture',
  windowTitle: 'Demande d’avoir, facture {number}',
  print: 'Imprimer',
  exportPdf: 'Exporter en PDF',
  exporting: 'Export en cours...',
  exportFailed: 'Le PDF n’a pas pu être créé',
  loadFailed: 'Erreur lors du chargement de la facture',
  nothing: {
    title: 'Rien à réclamer',
    sentence:
      'Aucune ligne ouverte de cette facture n’est au-dessus du prix convenu, et ce qu’elle facture a été reçu.',
  },
} as const
