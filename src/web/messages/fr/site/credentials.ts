/** What search engines and shared links say of the pages for signing in; their own texts are in ../account.ts. */
export const credentials = {
  login: {
    meta: {
      title: 'Connexion',
      description:
        'Connectez-vous à Gramme pour retrouver vos fiches techniques, le coût de chaque portion, vos marges, vos gammes et votre carte.',
    },
  },
  register: {
    meta: {
      title: 'Créer un compte',
      description:
        'Créez gratuitement votre compte Gramme\u00a0: fiches techniques chiffrées au gramme près, marges, fournisseurs et carte au même endroit.',
    },
  },
  forgotPassword: {
    meta: {
      title: 'Mot de passe oublié',
      description:
        'Donnez l’adresse de votre compte Gramme\u00a0: vous recevez un lien, valable une heure, pour choisir un nouveau mot de passe.',
    },
  },
  confirmEmail: {
    meta: {
      title: 'Confirmer votre adresse',
      description:
        'Confirmez l’adresse email de votre nouveau compte Gramme. Le lien que vous avez reçu ne sert qu’une fois et reste valable 24\u00a0heures.',
    },
  },
  invitation: {
    meta: {
      title: 'Rejoindre une maison',
      description:
        'Une maison vous invite dans Gramme\u00a0: voyez laquelle, et ce que votre rôle y ouvre. L’invitation ne sert qu’une fois et reste valable sept jours.',
    },
  },
  restore: {
    meta: {
      title: 'Reprendre une sauvegarde',
      description:
        'Remettez une sauvegarde de Gramme dans une installation vide\u00a0: comptes, fiches, produits, fournisseurs, cartes et photos y reviennent tels qu’ils étaient.',
    },
  },
  resetPassword: {
    meta: {
      title: 'Nouveau mot de passe',
      description:
        'Choisissez le nouveau mot de passe de votre compte Gramme. Le lien que vous avez reçu ne sert qu’une fois et reste valable une heure.',
    },
  },
} as const
