import type { LegalTables } from '../../../legal-text.ts'

export const tables: LegalTables = {
  processing: {
    caption: 'Traitements de données personnelles',
    columns: { purpose: 'Finalité', data: 'Données', basis: 'Base légale', kept: 'Durée' },
    rows: {
      account: {
        purpose: 'Ouvrir et tenir votre compte',
        data: 'Nom, adresse email, empreinte du mot de passe, réglages',
        basis: 'Exécution du contrat (CGU)',
        kept: 'Jusqu’à la suppression du compte\u00a0; sept jours si l’adresse doit être confirmée et ne l’est pas',
      },
      invitation: {
        purpose: 'Inviter à créer un compte, là où il se crée sur invitation',
        data: 'Adresse email',
        basis: 'Intérêt légitime',
        kept: 'Jusqu’à la création du compte, 14 jours au plus',
      },
      session: {
        purpose: 'Vous garder connecté, protéger vos sessions',
        data: 'Jeton de session, adresse IP, navigateur',
        basis: 'Exécution du contrat\u00a0; intérêt légitime (sécurité)',
        kept: '7 jours après la dernière utilisation, ou jusqu’à la déconnexion',
      },
      work: {
        purpose: 'Enregistrer et calculer votre travail',
        data: 'Fiches, produits, fournisseurs, cartes, menus, ventes, images',
        basis: 'Exécution du contrat',
        kept: 'Jusqu’à ce que vous les supprimiez, ou le compte',
      },
      protection: {
        purpose: 'Ralentir les essais de mot de passe et les envois abusifs',
        data: 'Empreintes de l’adresse IP et de l’adresse email, nombre d’essais, navigateurs reconnus',
        basis: 'Intérêt légitime (sécurité)',
        kept: '24 heures\u00a0; 12 mois pour le cookie d’un navigateur reconnu',
      },
      contact: {
        purpose: 'Répondre à vos messages',
        data: 'Nom, adresse email, sujet, message, date, langue',
        basis: 'Intérêt légitime (vous répondre)',
        kept: '12 mois',
      },
      reset: {
        purpose: 'Changer un mot de passe oublié',
        data: 'Adresse email, lien à usage unique',
        basis: 'Exécution du contrat',
        kept: '1 heure',
      },
    },
  },
  cookies: {
    caption: 'Cookies déposés par Gramme',
    columns: { name: 'Nom', purpose: 'À quoi il sert', kept: 'Durée' },
    rows: {
      session: {
        name: 'gramme.session_token',
        purpose: 'Vous garder connecté. HttpOnly, SameSite=Lax.',
        kept: '7 jours, prolongés tant que vous vous servez de Gramme\u00a0; sans «\u00a0Se souvenir de moi\u00a0», jusqu’à la fermeture du navigateur',
      },
      dontRemember: {
        name: 'gramme.dont_remember',
        purpose: 'Retenir que «\u00a0Se souvenir de moi\u00a0» n’était pas coché. HttpOnly, SameSite=Lax.',
        kept: 'Jusqu’à la fermeture du navigateur',
      },
      device: {
        name: 'gramme.device',
        purpose:
          'Reconnaître un navigateur qui s’est déjà connecté à votre compte, pour que les essais de mot de passe d’autrui ne vous en ferment pas l’accès. HttpOnly, SameSite=Lax.',
        kept: '12 mois',
      },
      waiting: {
        name: 'gramme.two_factor',
        purpose:
          'Avec la double authentification\u00a0: retenir que le mot de passe était juste, le temps de donner le code. HttpOnly, SameSite=Lax.',
        kept: '10 minutes',
      },
      trusted: {
        name: 'gramme.trust_device',
        purpose:
          'Avec la double authentification\u00a0: ne plus demander de code sur un appareil auquel vous avez choisi de vous fier. HttpOnly, SameSite=Lax.',
        kept: '30 jours',
      },
      challenge: {
        name: 'gramme.passkey',
        purpose:
          'Avec une clé d’accès\u00a0: retenir ce que votre appareil doit signer, le temps qu’il le fasse. HttpOnly, SameSite=Lax.',
        kept: '5 minutes',
      },
      kitchen: {
        name: 'gramme.kitchen',
        purpose: 'Sur une tablette de cuisine\u00a0: la reconnaître, sans compte. HttpOnly, SameSite=Lax.',
        kept: '12 mois après la dernière utilisation, ou jusqu’à ce que la tablette soit retirée',
      },
      kitchenOpen: {
        name: 'gramme.kitchen-open',
        purpose:
          'Sur une tablette de cuisine\u00a0: retenir que son code a été donné. HttpOnly, SameSite=Lax.',
        kept: 'Jusqu’à ce qu’elle soit verrouillée, ou à la fermeture du navigateur',
      },
      open: {
        name: 'gramme-open',
        purpose:
          'Sans «\u00a0Se souvenir de moi\u00a0»\u00a0: savoir que le navigateur est resté ouvert, sans quoi ce qui est gardé pour la lecture hors ligne ne s’ouvre plus. SameSite=Strict.',
        kept: 'Jusqu’à la fermeture du navigateur',
      },
    },
  },
  storage: {
    caption: 'Ce que votre navigateur garde d’autre',
    columns: { name: 'Nom', purpose: 'À quoi il sert', kept: 'Durée' },
    rows: {
      language: {
        name: 'gramme-language',
        purpose: 'La langue que vous avez choisie.',
        kept: 'Jusqu’à ce que vous l’effaciez',
      },
      theme: {
        name: 'gramme-theme',
        purpose:
          'Votre thème (clair, sombre ou celui de l’appareil)\u00a0: choisi ici, ou repris de votre compte.',
        kept: 'Jusqu’à ce que vous l’effaciez',
      },
      view: {
        name: 'gramme-recipes-view',
        purpose: 'La présentation de vos recettes, en grille ou en liste.',
        kept: 'Jusqu’à ce que vous l’effaciez',
      },
      leftOut: {
        name: 'gramme-left-out',
        purpose: 'Ce que vous avez choisi de ne pas imprimer avec vos fiches techniques (photo, notes…).',
        kept: 'Jusqu’à ce que vous l’effaciez',
      },
      labels: {
        name: 'gramme-labels',
        purpose:
          'Le décalage de l’imprimante d’étiquettes, l’étiquette où reprend une planche A4 et les initiales données sur cet appareil.',
        kept: 'Jusqu’à ce que vous l’effaciez',
      },
      receipts: {
        name: 'gramme-waiting',
        purpose:
          'Les livraisons réceptionnées sans réseau et leurs photos, jusqu’à leur envoi. Elles ne quittent votre appareil que pour Gramme.',
        kept: 'Jusqu’à ce que vous les envoyiez ou les effaciez',
      },
      ticks: {
        name: 'gramme-ticks',
        purpose:
          'Les étapes cochées sur une tablette de cuisine, jusqu’à leur envoi. Elles ne quittent votre appareil que pour Gramme.',
        kept: '24 heures au plus',
      },
      initials: {
        name: 'gramme-initials',
        purpose: 'Sur une tablette de cuisine\u00a0: les initiales à côté de ce que vous cochez.',
        kept: 'Jusqu’à la fermeture de l’onglet',
      },
      kitchenLock: {
        name: 'gramme-kitchen-lock …',
        purpose:
          'Sur une tablette de cuisine\u00a0: savoir que son code a été donné, ou qu’elle a été verrouillée.',
        kept: 'Jusqu’à la fermeture de l’onglet',
      },
      sheetColumns: {
        name: 'gramme-sheet-columns …',
        purpose: 'Ce que vous avez dit des colonnes de vos fiches en les important.',
        kept: 'Jusqu’à ce que vous l’effaciez',
      },
      demo: {
        name: 'demo-storage',
        purpose: 'Retenir que vous visitez la démonstration.',
        kept: 'Jusqu’à ce que vous la quittiez',
      },
      demoNotice: {
        name: 'gramme-demo-notice',
        purpose: 'Retenir que vous avez masqué le message de la démonstration.',
        kept: 'Jusqu’à ce que vous la quittiez, ou à la fermeture de l’onglet',
      },
      draft: {
        name: 'gramme-draft …',
        purpose:
          'Une fiche en cours de saisie, vos réponses pendant un import de fiches ou les minuteurs de la cuisine, pour ne rien perdre. Rien n’en quitte votre appareil.',
        kept: 'Jusqu’à l’enregistrement ou à la déconnexion',
      },
      clock: {
        name: 'gramme-clock',
        purpose:
          'L’écart entre l’heure de cet appareil et celle du serveur, pour des minuteurs justes sans réseau.',
        kept: 'Jusqu’à ce que vous l’effaciez',
      },
      contact: {
        name: 'gramme-contact',
        purpose: 'Un message en cours de saisie sur la page Contact, pour ne rien perdre.',
        kept: 'Jusqu’à l’envoi ou à la fermeture de l’onglet',
      },
      scroll: {
        name: 'tsr-scroll-restoration-…',
        purpose: 'Vous ramener au même endroit d’une page.',
        kept: 'Jusqu’à la fermeture de l’onglet',
      },
      files: {
        name: 'gramme-files',
        purpose:
          'Les fichiers de l’application, pour qu’elle s’ouvre sans réseau. Aucune donnée personnelle.',
        kept: 'Jusqu’à la version suivante',
      },
      read: {
        name: 'gramme-read …',
        purpose:
          'Vos dernières pages lues, pour les relire sans réseau. Elles ne quittent pas votre appareil.',
        kept: '30 jours au plus, ou jusqu’à la déconnexion',
      },
      signOut: {
        name: 'gramme-sign-out',
        purpose:
          'Une déconnexion que le serveur n’a pas encore confirmée, faute de réseau. L’identifiant du compte.',
        kept: 'Jusqu’à ce qu’il la confirme',
      },
      invitation: {
        name: 'gramme-invitation',
        purpose:
          'L’invitation d’une maison que vous avez ouverte, le temps de vous connecter ou de créer un compte.',
        kept: 'Jusqu’à ce qu’elle ait servi, ou à la fermeture de l’onglet',
      },
      partingWord: {
        name: 'gramme-parting-word',
        purpose: 'Une phrase à vous dire sur la page suivante.',
        kept: 'Jusqu’à la page suivante',
      },
    },
  },
}
