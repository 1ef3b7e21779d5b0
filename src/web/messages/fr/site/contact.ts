export const contact = {
  meta: {
    title: 'Contact',
    description:
      'Une question sur vos fiches techniques, vos coûts ou votre carte\u00a0? Écrivez à l’équipe de Gramme\u00a0: réponse sous 24\u00a0heures ouvrées.',
  },
  title: 'Contact',
  lead: 'Une question sur un coût, une idée, un chiffre qui vous étonne\u00a0? Nous lisons chaque message.',
  form: 'Formulaire de contact',
  allRequired: 'Tous les champs sont obligatoires.',
  fields: {
    name: 'Nom',
    email: 'Email',
    subject: 'Sujet',
    message: 'Message',
    website: 'Site web (à laisser vide)',
  },
  send: 'Envoyer',
  sending: 'Envoi...',
  kept: 'Votre message ne sert qu’à vous répondre et s’efface au bout de 12\u00a0mois\u00a0: <privacy>politique de confidentialité</privacy>.',
  sent: 'Message envoyé avec succès ! Nous vous répondrons dans les plus brefs délais.',
  failed: 'Une erreur est survenue. Veuillez réessayer.',
  tooMany:
    'Trop de messages en peu de temps. Réessayez dans {count, plural, =1 {une minute} other {# minutes}}.',
  noScript: 'Ce formulaire a besoin de JavaScript. Écrivez-nous à cette adresse\u00a0:',
  issues: {
    empty: {
      name: 'Indiquez votre nom',
      email: 'Indiquez votre adresse email',
      subject: 'Indiquez le sujet de votre message',
      message: 'Écrivez votre message',
    },
    tooLong: 'Ce texte est trop long (maximum {maximum, number} caractères)',
    invalid: 'Ce texte contient un caractère qui ne peut pas être envoyé',
  },
  room: '{count, plural, =0 {Plus de place} =1 {Encore un caractère} other {Encore # caractères}}',
  excess: '{count, plural, =1 {Un caractère de trop} other {# caractères de trop}}',
  details: 'Horaires et coordonnées',
  hours: {
    title: 'Horaires du support',
    weekdays: { days: 'Lun-Ven', hours: '9h-18h' },
    saturday: { days: 'Sam', hours: '9h-12h' },
    sunday: { days: 'Dim', hours: 'fermé' },
  },
  reply: {
    title: 'Délai de réponse',
    promise: 'Nous répondons à chaque message sous 24\u00a0heures ouvrées.',
  },
  reach: 'Nous joindre',
} as const
