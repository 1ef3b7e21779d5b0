/** The page that an invitation to a house opens. */
export const joining = {
  title: 'Rejoindre une maison',
  invites: '<strong>{house}</strong> vous invite.',
  invitesBy: '{name} vous invite dans <strong>{house}</strong>.',
  role: 'Votre rôle\u00a0: {role}',
  until: 'Cette invitation sert une fois, jusqu’au {date}.',
  only: 'Elle est pour le compte de {email}.',
  as: 'Vous êtes connecté\u00a0: {email}',
  join: 'Rejoindre la maison',
  busy: 'Un instant...',
  failed: 'La maison n’a pas pu être rejointe',
  signIn: 'J’ai un compte\u00a0: me connecter',
  signUp: 'Créer mon compte',
  reading: 'L’invitation est lue...',
  unread: 'L’invitation n’a pas pu être lue',
  ended:
    'Cette invitation a déjà servi, a expiré ou a été retirée. Demandez-en une nouvelle à la personne qui vous a invité.',
  none: 'Ce lien n’est pas entier. Ouvrez-le de nouveau tel que vous l’avez reçu, ou scannez son code.',
  home: 'Aller à l’accueil',
} as const
