/** A deletion of the account, which a sign-in takes back. */
export const departure = {
  restored: {
    title: 'Compte rétabli',
    body: 'Votre compte devait être effacé le {date}, il est rétabli tel qu’il était. Votre carte publiée, si vous en aviez une, est de nouveau en ligne.',
    enter: 'Ouvrir mon compte',
  },
  meanwhile:
    'D’ici là, vous connecter rétablit le compte tel qu’il est. Votre carte publiée n’est plus en ligne. Exportez d’abord ce que vous voulez garder.',
  done: 'Votre compte est fermé. Il sera effacé le {date}\u00a0: vous connecter d’ici là le rétablit.',
} as const
