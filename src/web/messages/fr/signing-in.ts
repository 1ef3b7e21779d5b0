/** Where someone signs in, or ends what a mail began; its failures are those of the settings too. */
export const signingIn = {
  newAddress: {
    title: 'Confirmer votre nouvelle adresse',
    lead: 'Un clic donne cette adresse à votre compte Gramme, à la place de l’ancienne.',
    submit: 'Confirmer ma nouvelle adresse',
    failed: 'Une erreur est survenue lors du changement d’adresse',
    doneTitle: 'Adresse changée',
    done: 'Votre compte a désormais cette adresse. Vos appareils restent connectés\u00a0; à la prochaine connexion, donnez la nouvelle adresse.',
    open: 'Ouvrir Gramme',
    takenTitle: 'Cette adresse a déjà un compte',
    taken: 'Depuis votre demande, un autre compte a pris cette adresse. Le vôtre garde l’ancienne.',
    ended:
      'Il a déjà servi, il a plus de 24\u00a0heures, un lien plus récent l’a remplacé, ou le mot de passe a changé depuis. L’adresse actuelle du compte est dans les paramètres, d’où vous pouvez demander un nouveau lien.',
    settings: 'Ouvrir les paramètres',
  },
  secondFactor: {
    code: 'Code à six chiffres',
    title: 'Votre code',
    lead: 'Ouvrez votre application et donnez le code qu’elle affiche pour Gramme.',
    trust: 'Se fier à cet appareil pendant 30\u00a0jours',
    recoveryLead: 'Donnez l’un des codes de secours que vous avez gardés. Il ne servira plus ensuite.',
    recoveryCode: 'Code de secours',
    useRecovery: 'Je n’ai pas mon téléphone',
    useCode: 'Donner le code de l’application',
    back: 'Revenir au mot de passe',
    failed: 'Une erreur est survenue lors de la connexion',
  },
  provider: {
    signIn: 'Continuer avec {name}',
    leaving: 'Vers le service d’identité...',
    failed: 'Une erreur est survenue avec le service d’identité',
    failures: {
      cancelled: 'Vous n’avez pas été connecté\u00a0: la demande a été annulée au service d’identité.',
      expired: 'Cette connexion a expiré, ou elle a été commencée dans un autre navigateur. Recommencez.',
      unreachable: 'Le service d’identité ne répond pas. Réessayez dans un instant.',
      'not-linked':
        'Cette adresse a déjà un compte ici. Connectez-vous comme d’habitude, puis reliez le service d’identité dans les paramètres.',
      'linked-elsewhere': 'Cette identité est déjà reliée à un autre compte de Gramme.',
      'other-identity':
        'Le compte de cette adresse est relié à une autre identité du service. Connectez-vous avec celle-ci, ou déliez-la d’abord dans les paramètres.',
      'no-address':
        'Le service d’identité ne donne pas votre adresse email\u00a0: il la faut pour un compte.',
      'unconfirmed-address':
        'Le service d’identité n’a pas confirmé votre adresse email. Confirmez-la chez lui, ou demandez à la personne qui le gère.',
      closed: 'Cette installation de Gramme n’accepte pas de nouveau compte.',
      'not-invited':
        'Les comptes se créent ici sur invitation\u00a0: ouvrez le lien de la vôtre, et utilisez l’adresse à laquelle vous l’avez reçue.',
      failed:
        'La connexion par le service d’identité n’a pas abouti. Recommencez\u00a0; si cela dure, prévenez la personne qui gère cette installation.',
    },
  },
  passkeys: {
    failed: 'Une erreur est survenue avec la clé d’accès',
    signIn: 'Utiliser une clé d’accès',
    signInBusy: 'Suivez votre navigateur...',
    problems: {
      unavailable:
        'Ce navigateur n’a pas de clés d’accès ici\u00a0: il en faut un récent, et une adresse en https (ou localhost).',
      cancelled: 'Rien n’a été choisi, ou le temps a manqué. Vous pouvez recommencer.',
      known: 'Cet appareil a déjà une clé d’accès de ce compte.',
      'other-address':
        'Les clés d’accès sont liées à l’adresse de cette installation (PUBLIC_URL)\u00a0: ouvrez Gramme à cette adresse.',
    },
  },
} as const
